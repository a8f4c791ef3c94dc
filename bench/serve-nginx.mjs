import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/root.mjs';
import { nginxAlone } from '../scripts/site/nginx.mjs';
import { freePort } from '../scripts/site/server.mjs';

/*
 * A server that ours is compared with: one process of nginx, with the handbook's configuration. `bench/server.mjs`
 * starts it.
 */

const temporary = mkdtempSync(join(tmpdir(), 'nginx-'));
const port = await freePort();
const config = join(temporary, 'nginx.conf');
writeFileSync(config, nginxAlone(root, { folder: join(root, 'public'), port, temporary }));
const nginx = spawn('nginx', ['-p', temporary, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
nginx.once('exit', (code) => process.exit(code ?? 0));
process.once('exit', () => {
  nginx.kill();
  rmSync(temporary, { recursive: true, force: true });
});
process.once('SIGTERM', () => process.exit());
while (!(await accepts())) await wait(50);
process.stdout.write(`nginx is at http://localhost:${port}/\n`);

/** @returns {Promise<boolean>} */
function accepts() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
