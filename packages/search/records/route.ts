/** Returns the route of a link, without query, hash and trailing slash: `/docs/ai/#x` becomes `/docs/ai`. */
export function routeOf(link: string): string {
  const [path = ''] = link.split(/[?#]/, 1);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
