/** Kinds of work in the directory of experts: products that run on a site, and public code. */
export const workKinds = ['product', 'code'] as const;

export type WorkKind = (typeof workKinds)[number];

const codeHosts = ['github.com', 'npmjs.com'];

/** Returns whether a URL leads to code or to a product. */
export function workKind(address: string): WorkKind {
  return codeHosts.includes(hostOf(address)) ? 'code' : 'product';
}

/** Returns the name of a work from its URL: the name of a repository or package, otherwise the host. */
export function workName(address: string): string {
  const [first = '', second = first, ...rest] = new URL(address).pathname.split('/').filter(Boolean);
  if (hostOf(address) === 'npmjs.com') return [second, ...rest].join('/');
  return workKind(address) === 'code' ? (rest.at(-1) ?? second) : hostOf(address);
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
