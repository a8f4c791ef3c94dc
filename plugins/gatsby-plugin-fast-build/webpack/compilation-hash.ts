import { createHash } from 'node:crypto';
import type { Compilation, Compiler, Configuration } from 'webpack';

/**
 * Computes the hash of a bundle from its files. Webpack's own hash also differs between a build with a cache
 * and one without. Gatsby writes the browser's hash into every page, and renders all pages again if the
 * renderer's hash changes.
 */
export function hashByFiles(config: Configuration): void {
  config.plugins?.push(new HashByFiles());
}

/** The plugin of `hashByFiles`, for webpack and Rspack. */
export class HashByFiles {
  apply({ hooks }: Compiler): void {
    const hashes = new WeakMap<Compilation, string>();
    hooks.compilation.tap('HashByFiles', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('HashByFiles', () => {
        hashes.set(compilation, digestOfFiles(compilation));
      });
    });
    // Gatsby also reads the hash in this hook. Rspack's is a getter.
    hooks.done.tap({ name: 'HashByFiles', stage: -1 }, ({ compilation }) => {
      const value = hashes.get(compilation) ?? compilation.hash;
      Object.defineProperty(compilation, 'hash', { value });
    });
  }
}

/** Returns whether a file is code. Other files (fonts) are only listed if webpack has no cache. */
const isCode = ({ name }: { name: string }) => /\.(js|css)$/.test(name);

function digestOfFiles(compilation: Compilation): string {
  const digest = createHash('sha256');
  for (const { name, source } of compilation
    .getAssets()
    .filter(isCode)
    .sort((a, b) => (a.name < b.name ? -1 : 1)))
    digest.update(`${name}\0`).update(source.buffer());
  return digest.digest('hex').slice(0, 20);
}
