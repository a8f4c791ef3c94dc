import fs from 'node:fs';
import path from 'node:path';
import { type CompiledContent, compileContent } from '../../packages/content/compile';
import type { CompileEnvironment } from '../../packages/content/compile/context';
import { type Files, temporaryFolder } from './temporary';

/** Creates a temporary content folder with the given files. */
export function createContent(files: Files = {}): string {
  return temporaryFolder('content', files);
}

/**
 * Returns the part of the compiler's environment that these tests need, for the project in the folder `root`.
 */
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
    apiPage: () => undefined,
    apiHistories: () => [],
    historyKey: () => '',
    docChanges: () => [],
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

/** Returns the message of the error that compilation throws. */
export async function compileError(source: string, files: Files = {}): Promise<string> {
  return compileText(source, files).then(
    () => 'no error',
    (error: Error) => error.message,
  );
}
