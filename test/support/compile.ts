import fs from 'node:fs';
import path from 'node:path';
import { type CompiledContent, compileContent } from '../../src/mdx/compile';
import type { CompileEnvironment } from '../../src/mdx/compile/context';
import { type Files, temporaryFolder } from './temporary';

/** A content folder in a temporary place, with the files given. */
export function createContent(files: Files = {}): string {
  return temporaryFolder('content', files);
}

/** The site around the files of a project in the folder `root`, as far as the compiler asks of it. */
export function testEnvironment(
  root: string,
  environment: Partial<CompileEnvironment> = {},
): CompileEnvironment {
  const contentDir = path.join(root, 'content');
  return {
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
    findApi: () => undefined,
    image: async (file) => ({ src: `/static/${path.basename(file)}`, width: 4, height: 3 }),
    ...environment,
  };
}

/** Compiles MDX as the file `content/docs/page.mdx` of a new content folder. */
export async function compileText(
  source: string,
  files: Files = {},
  environment: Partial<CompileEnvironment> = {},
): Promise<CompiledContent> {
  const root = createContent({ ...files, 'content/docs/page.mdx': source });
  const file = path.join(root, 'content/docs/page.mdx');
  return compileContent(file, source, testEnvironment(root, environment));
}

/** The message of the error that compiling ends with. */
export async function compileError(source: string, files: Files = {}): Promise<string> {
  return compileText(source, files).then(
    () => 'no error',
    (error: Error) => error.message,
  );
}
