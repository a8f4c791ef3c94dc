/** The path prefix; empty for the root. Gatsby's webpack configuration inserts its value. */
declare const __BASE_PATH__: string;

/**
 * Returns the path of a page from its URL: decoded, with the query, without prefix, hash and trailing slash.
 */
export function pagePathOf(address: string, prefix: string = __BASE_PATH__): string {
  const [path = '', ...query] = withoutHash(address).split('?');
  const plain = withoutPrefix(decode(path), decode(prefix)).replace(/^\/index\.html$/, '/');
  const trimmed = plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
  return [trimmed, ...query].join('?');
}

const withoutHash = (address: string) => address.replace(/#.*$/, '');

function withoutPrefix(path: string, prefix: string): string {
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
