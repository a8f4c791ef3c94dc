import { createRequire } from 'node:module';
import path from 'node:path';

type ScheduleAll = (name: string, ...args: unknown[]) => Promise<unknown>[];

/** What Gatsby makes each worker do before queries. Nothing waits for it. */
const preparations = new Set(['loadConfigAndPlugins', 'buildSchema']);

/**
 * Spares the worker the preparations for queries. With one process, Gatsby runs the queries itself and the worker
 * only renders HTML. If there is none to render, Gatsby ends the worker while it still prepares, and the build fails
 * with "Worker exited before finishing task". If Gatsby has no such workers, warns and changes nothing. `root` is the
 * project's folder.
 */
export function onlyRenderInWorker(root: string, warn: (text: string) => void): void {
  const pool = loadPool(root);
  if (typeof pool?.scheduleWorkAll !== 'function') {
    warn(
      'gatsby-worker has no scheduleWorkAll, so the patch lone-worker does not apply. The build continues without it.',
    );
    return;
  }
  const { scheduleWorkAll } = pool;
  pool.scheduleWorkAll = function (name, ...args) {
    return preparations.has(name) ? [] : scheduleWorkAll.call(this, name, ...args);
  };
}

function loadPool(root: string): { scheduleWorkAll?: ScheduleAll } | undefined {
  try {
    const fromGatsby = createRequire(
      createRequire(path.join(root, 'package.json')).resolve('gatsby/package.json'),
    );
    return fromGatsby('gatsby-worker').WorkerPool.prototype;
  } catch {
    return undefined;
  }
}
