import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Below this many bytes a compressed answer is not smaller on the wire. */
const smallest = 1024;
const text =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|atom\+xml|feed\+json|wasm)|image\/svg\+xml)/;

/**
 * The better of the two encodings that the browser takes, if any.
 * @param {string | undefined} accepted The request's `Accept-Encoding`.
 * @returns {'br' | 'gzip' | undefined}
 */
export function chooseEncoding(accepted = '') {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}

/**
 * Whether an answer with these headers is worth compressing.
 * @param {number} status
 * @param {import('node:http').OutgoingHttpHeaders} headers
 */
export function isCompressible(status, headers) {
  if (status === 206 || status === 304 || headers['content-encoding']) return false;
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return length >= smallest && text.test(String(headers['content-type'] ?? ''));
}

/**
 * Makes an answer compress itself where the browser takes it and the answer is text. The handler that writes the
 * answer need not know; a file is read whole into the stream, which is fine for pages and scripts.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function compress(request, response) {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const write = response.write.bind(response);
  const writeHead = response.writeHead.bind(response);
  const end = /** @type {(chunk?: Buffer) => void} */ (response.end.bind(response));
  /** @type {import('node:stream').Transform | undefined} */
  let stream;

  const start = (
    /** @type {number} */ status,
    /** @type {import('node:http').OutgoingHttpHeaders} */ given = {},
  ) => {
    for (const [name, value] of Object.entries(given))
      if (value !== undefined) response.setHeader(name, value);
    if (!isCompressible(status, response.getHeaders())) return writeHead(status);
    response.setHeader('Vary', 'Accept-Encoding');
    if (!encoding) return writeHead(status);
    response.setHeader('Content-Encoding', encoding);
    response.removeHeader('Content-Length');
    if (request.method !== 'HEAD') {
      stream =
        encoding === 'br'
          ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
          : createGzip({ level: 6 });
      stream.on('data', (chunk) => write(chunk));
      stream.on('end', () => end());
    }
    return writeHead(status);
  };

  Object.assign(response, {
    writeHead: start,
    write: (/** @type {Buffer} */ chunk) => {
      if (!stream) return write(chunk);
      stream.write(chunk);
      return true;
    },
    end: (/** @type {Buffer | undefined} */ chunk) => {
      if (stream) stream.end(chunk);
      else end(chunk);
      return response;
    },
  });
}
