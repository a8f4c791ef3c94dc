/** Kinds of work in the directory of experts: what runs on a site, and code that everyone may read. */
export const workKinds = ['product', 'code'] as const;

export type WorkKind = (typeof workKinds)[number];

const codeHosts = ['github.com', 'npmjs.com'];

/** Returns whether an address leads to code or to a product. */
export function workKind(address: string): WorkKind {
  return codeHosts.includes(hostOf(address)) ? 'code' : 'product';
}

/** Returns what a work is called, by its address: the name of a repository or package, else the host. */
export function workName(address: string): string {
  const [first = '', second = first, ...rest] = new URL(address).pathname.split('/').filter(Boolean);
  if (hostOf(address) === 'npmjs.com') return [second, ...rest].join('/');
  return workKind(address) === 'code' ? (rest.at(-1) ?? second) : hostOf(address);
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
