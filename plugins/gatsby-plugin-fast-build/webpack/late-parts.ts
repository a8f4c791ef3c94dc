import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Excludes parts of pages that are loaded on first use (`src/components/island`) from the pages' bundle. The
 * constant makes their static import unused, and webpack drops an unused module that is declared free of side
 * effects. `root` is the project's folder.
 */
export function withLateParts(plugins: CreateWebpackConfigArgs['plugins'], root: string) {
  const folders = ['src/components', 'src/search/page', 'src/theme/ask-ai'].map(
    (folder) => path.join(root, folder) + path.sep,
  );
  const isComponent = (file: string) =>
    /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(folder));
  return {
    module: { rules: [{ test: isComponent, sideEffects: false }] },
    plugins: [plugins.define({ __LATE_PARTS__: 'true' })],
  };
}
