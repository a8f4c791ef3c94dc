import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import { gatsbyCall } from '../../scripts/site/gatsby.mjs';
import { copyProject } from '../../scripts/site/prefixed.mjs';
import { freePort } from '../../scripts/site/server.mjs';
import { quietEnvironment } from '../../scripts/terminal/main.mjs';

/** A development server that runs on a copy of this project with the small content of the fixtures. */
export interface DevSite {
  origin: string;
  /** Absolute path of its content folder, to be written into. */
  contentDir: string;
  /** What the terminal has shown so far, without colours. */
  terminal(): string;
  stop(): Promise<void>;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours and cursor movements begin with one
const controlSequence = /\x1b\[[\d;?]*[A-Za-z]/g;

/** Starts the server in a folder of its own: `public` of this project is what the other tests look at. */
export async function startDevSite(): Promise<DevSite> {
  const folder = join(root, 'test-results', 'dev-site');
  const contentDir = join(folder, 'content');
  copyProject(folder);
  rmSync(contentDir, { recursive: true, force: true });
  cpSync(join(root, 'e2e/fixtures/content'), contentDir, { recursive: true });
  const port = await freePort();
  // On a CI machine Gatsby would make all pages before the first one is asked for, which authors never see.
  const { CI: _, CONTENT_DIR: __, ...env } = process.env;
  const call = gatsbyCall(['develop', '--host', '127.0.0.1', '--port', String(port)], {
    ...env,
    ...quietEnvironment(env),
    NODE_ENV: 'development',
  });
  const server = spawn(process.execPath, call.args, {
    cwd: folder,
    env: call.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text.replace(controlSequence, '');
    });
  await ready(server, () => written);
  return {
    origin: `http://127.0.0.1:${port}`,
    contentDir,
    terminal: () => written,
    stop: () => stop(server),
  };
}

function ready(server: ChildProcess, written: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      if (written().includes('You can now view')) resolve();
    });
    server.on('exit', () =>
      reject(new Error(`The development server has ended:\n${written().slice(-4000)}`)),
    );
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.on('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
