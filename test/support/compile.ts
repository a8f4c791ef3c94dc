import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CompiledContent, compileContent } from '../../src/mdx/compile';
import { type CompileEnvironment, setCompileEnvironment } from '../../src/mdx/compile/context';

/** A content folder in a temporary place, with the files given, known to the compiler. */
export function createContent(
  files: Record<string, string | Buffer> = {},
  environment: Partial<CompileEnvironment> = {},
): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const contentDir = path.join(root, 'content');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  setCompileEnvironment({
    root,
    contentDir,
    staticDir: path.join(root, 'static'),
    pathPrefix: '',
    onUnknownComponent: 'throw',
    onBrokenLinks: 'throw',
    routeOfFile: (file) =>
      fs.existsSync(file) ? `/${path.relative(contentDir, file).replace(/\.mdx?$/, '')}` : undefined,
    canonicalRoute: () => undefined,
    apiExport: () => undefined,
    image: async (file) => ({ src: `/static/${path.basename(file)}`, width: 4, height: 3 }),
    ...environment,
  });
  return root;
}

/** Compiles MDX as the file `content/docs/page.mdx` of a new content folder. */
export async function compileText(
  source: string,
  files: Record<string, string | Buffer> = {},
  environment: Partial<CompileEnvironment> = {},
): Promise<CompiledContent> {
  const root = createContent({ ...files, 'content/docs/page.mdx': source }, environment);
  return compileContent(path.join(root, 'content/docs/page.mdx'), source);
}

/** The message of the error that compiling ends with. */
export async function compileError(
  source: string,
  files: Record<string, string | Buffer> = {},
): Promise<string> {
  return compileText(source, files).then(
    () => 'no error',
    (error: Error) => error.message,
  );
}
