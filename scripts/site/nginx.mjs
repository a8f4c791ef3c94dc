import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/main.mjs';

/**
 * Returns the handbook's nginx configuration.
 * @param {string} root The project's folder.
 * @param {{ folder?: string, port?: number }} [options] Replace the handbook's folder and port.
 * @throws {Failure} if the handbook has no nginx block
 */
export function handbookNginx(root, { folder = '/srv/site/public', port = 80 } = {}) {
  const page = readFileSync(join(root, 'handbook/deploying.md'), 'utf8');
  const block = /```nginx\n([\s\S]*?)```/.exec(page)?.[1];
  if (!block) throw new Failure('handbook/deploying.md has no nginx code block.');
  return block
    .replaceAll('/srv/site/public', folder)
    .replace('listen 80;', `listen ${port};`)
    .replace('server_name docs.example.com;', 'server_name _;');
}

/**
 * Returns a complete configuration with the handbook's server, for one process that runs in the foreground as this
 * user.
 * @param {string} root The project's folder.
 * @param {{ folder: string, port: number, temporary: string }} options The built site, and a folder for nginx's own
 *   files.
 */
export function nginxAlone(root, { folder, port, temporary }) {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(temporary, name)};`,
  );
  return `daemon off; master_process off; pid ${join(temporary, 'pid')}; error_log stderr;
events { worker_connections 10000; }
http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}
${handbookNginx(root, { folder, port })} }`;
}
