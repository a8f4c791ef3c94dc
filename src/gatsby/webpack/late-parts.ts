import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Excludes parts of pages that are loaded on first use (`src/components/island`) from the bundle of the
 * pages. The constant makes their static import unused, and webpack drops an unused module that is declared
 * free of side effects. `root` is the project's folder.
 */
export function withLateParts(plugins: CreateWebpackConfigArgs['plugins'], root: string) {
  const components = path.join(root, 'src/components') + path.sep;
  const isComponent = (file: string) => file.startsWith(components) && /\.tsx?$/.test(file);
  return {
    module: { rules: [{ test: isComponent, sideEffects: false }] },
    plugins: [plugins.define({ __LATE_PARTS__: 'true' })],
  };
}
