import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/root.mjs';
import { listen } from '../scripts/site/server.mjs';

/*
 * The server that ours is compared with: sirv, serving the built site with the compressed files of the build.
 * `bench/server.mjs` starts it.
 */

/** @typedef {(folder: string, options: object) => import('node:http').RequestListener} Sirv */

// Imported by path, because its types are not installed before the first measurement.
const module = pathToFileURL(join(root, 'bench/node_modules/sirv/build.mjs')).href;
/** @type {{ default: Sirv }} */
const { default: sirv } = await import(module);
const port = await listen(
  createServer(sirv(join(root, 'public'), { brotli: true, gzip: true, etag: true })),
  0,
);
process.stdout.write(`sirv is at http://localhost:${port}/\n`);
