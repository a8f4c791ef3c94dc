import { loadSource } from '../load-source.mjs';
import { Failure } from '../terminal/main.mjs';
import { contentFolders } from './folders.mjs';

/**
 * Checks all content without a build; returns a summary. The script in `ORIGINALITY_TOOL` checks for
 * plagiarized prose.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} with every mistake
 */
export async function checkSiteContent(env) {
  const { checkContent, formatProblem } = await loadSource('src/checks/content/index.ts');
  const originalityTool = env.ORIGINALITY_TOOL?.trim() || undefined;
  const { problems, files } = await checkContent(contentFolders(env), { originalityTool });
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    throw new Failure([...problems.map(formatProblem), `${count} in the content`].join('\n\n'));
  }
  return `${files} files${originalityTool ? '' : ', originality not checked: ORIGINALITY_TOOL names no tool'}`;
}
