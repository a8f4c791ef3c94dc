/**
 * Returns files of a tar archive of npm by their path below its folder.
 * @param {Buffer} archive
 * @param {(path: string) => boolean} isWanted
 * @returns {Record<string, string>}
 */
export function untar(archive, isWanted) {
  /** @type {Record<string, string>} */
  const files = {};
  let longName = '';
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const text = (/** @type {number} */ from, /** @type {number} */ length) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0[\s\S]*$/, '');
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const content = archive.subarray(at + 512, at + 512 + size);
    const type = text(156, 1);
    const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
    const name = longName || (prefix ? `${prefix}/${text(0, 100)}` : text(0, 100));
    if (type === 'x') longName = /\d+ path=(.*)\n/.exec(content.toString())?.[1] ?? '';
    else {
      const path = name.replace(/^[^/]+\//, '');
      if ((type === '0' || type === '') && isWanted(path)) files[path] = content.toString();
      if (type !== 'g') longName = '';
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
