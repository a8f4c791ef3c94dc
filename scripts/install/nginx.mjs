import { ensureOptional, starts } from './optional-program.mjs';

/**
 * Installs nginx for its test if it is missing and Debian packages can be installed.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} a note for the step's line
 */
export function ensureNginx(say) {
  return ensureOptional({ isInstalled: hasNginx, debianPackage: 'nginx-light' }, say);
}

/** Returns whether nginx can be run. */
export function hasNginx() {
  return starts('nginx', '-v');
}
