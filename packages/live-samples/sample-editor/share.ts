/** Maximum size of the code in a link, packed and unpacked. */
const maximumBytes = 50_000;

/** The content of a shared link: the digest of the sample that was edited, and the code. */
export interface SharedSample {
  digest: string;
  code: string;
}

/** Returns the part of a URL that contains edited code, without the `#`. */
export async function sharedHash({ digest, code }: SharedSample): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(code), new CompressionStream('deflate-raw'));
  return `sample=${digest}.${toBase64Url(packed)}`;
}

/** Decodes the text after `#sample=`. Returns undefined if it is damaged or too long. */
export async function readShared(text: string): Promise<SharedSample | undefined> {
  const [, digest, data] = /^([\da-f]+)\.([\w-]+)$/.exec(text) ?? [];
  if (!digest || !data || data.length > maximumBytes) return undefined;
  try {
    const bytes = await pipe(fromBase64Url(data), new DecompressionStream('deflate-raw'));
    if (bytes.length > maximumBytes) return undefined;
    return { digest, code: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

/** @throws {TypeError} if the data is damaged */
async function pipe(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
