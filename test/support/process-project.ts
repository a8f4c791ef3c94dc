import path from 'node:path';
import { temporaryFolder } from './temporary';

const script = path.resolve(__dirname, '../../scripts/second-process.mjs');

/** Creates a project folder without content in which the second process of this project runs. */
export function projectOf(files: Record<string, string>): string {
  return temporaryFolder('process', {
    'scripts/second-process.mjs': `import ${JSON.stringify(script)};`,
    // The digest of the compiler's code is part of the cache's path.
    'packages/content/compile/index.ts': '',
    'packages/content/shared/paths.ts': '',
    ...files,
  });
}
