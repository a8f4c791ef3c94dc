import { execFile } from 'node:child_process';
import path from 'node:path';
import { ContentError, type ContentProblem } from '@docs/content/shared';

/**
 * Runs a tool that finds prose copied from other publications. The tool is a script that receives a folder
 * and prints one line per match: the file, a colon, and the finding. Its last line, which names no file of
 * the folder, is a summary.
 * @throws {ContentError} if the tool fails
 */
export async function checkOriginality(
  tool: string,
  { contentDir, nameOf }: { contentDir: string; nameOf: (file: string) => string },
): Promise<ContentProblem[]> {
  const { code, output } = await runTool(tool, contentDir);
  const problems = output.split('\n').flatMap((line) => {
    const [, file, text] = /^(.+?\.mdx?): (.+)$/.exec(line) ?? [];
    if (!file || !text) return [];
    return [
      {
        file: nameOf(path.resolve(file)),
        found: `a run of ${text} that also occurs in published documentation`,
        expected: 'original wording',
        fix: 'Rewrite it from the facts.',
      },
    ];
  });
  if (code === 0 || problems.length > 0) return problems;
  throw new ContentError({
    file: 'environment variable ORIGINALITY_TOOL',
    found: `${tool}, which exited with code ${code}: ${output.trim().split('\n').at(-1) ?? ''}`,
    expected: 'a Node.js script that receives a folder and prints a line for each repetition',
  });
}

function runTool(tool: string, contentDir: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [tool, contentDir], { maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) || 1 : 0, output: stdout || stderr });
    });
  });
}
