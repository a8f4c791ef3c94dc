import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import type { ContentProblem } from '../../packages/content/shared/content-error';
import { temporaryFolder } from './temporary';

/** What reading a project gave: its mistakes, and the processor time that it took; or why there is no answer. */
export type Checked = { errors: ContentProblem[]; seconds: number } | { thrown: string };

/** Checks projects in a process of its own, which is ended where it hangs. */
export interface PageChecker {
  /** Checks the project in a folder. A check that takes longer than `limit` milliseconds counts as a hang. */
  check(root: string, limit: number): Promise<Checked>;
  close(): void;
}

/** Starts a checker. */
export async function startPageChecker(): Promise<PageChecker> {
  const project = path.join(__dirname, '../..');
  const outfile = path.join(project, 'node_modules/.cache/sources/page-worker.mjs');
  await build({
    entryPoints: [path.join(__dirname, 'page-worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@docs': path.join(project, 'packages') },
    outfile,
    logLevel: 'error',
  });
  let worker: ChildProcess | undefined;
  const start = async () => {
    const started = spawn(process.execPath, [outfile], { stdio: ['pipe', 'pipe', 'inherit'] });
    worker = started;
    // Its start does not count as part of a check.
    await ask(started, temporaryFolder('no-content', { 'content/docs/a.mdx': 'Text' }), 600_000);
    return started;
  };
  return {
    async check(root, limit) {
      const running = worker ?? (await start());
      const checked = await ask(running, root, limit);
      if ('thrown' in checked) {
        running.kill('SIGKILL');
        worker = undefined;
      }
      return checked;
    },
    close: () => worker?.kill('SIGKILL'),
  };
}

async function ask(worker: ChildProcess, root: string, limit: number): Promise<Checked> {
  const done = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(limit), done.signal]);
  let answer = '';
  const read = (data: Buffer) => {
    answer += data;
    if (answer.endsWith('\n')) worker.emit('answer');
  };
  worker.stdout?.on('data', read);
  worker.stdin?.write(`${root}\n`);
  try {
    await Promise.race([
      once(worker, 'answer', { signal }),
      once(worker, 'exit', { signal }).then(() => {
        answer = JSON.stringify({ thrown: 'the process ended' });
      }),
    ]);
    return JSON.parse(answer) as Checked;
  } catch {
    return { thrown: `no answer within ${limit / 1000} s` };
  } finally {
    done.abort();
    worker.stdout?.off('data', read);
  }
}
