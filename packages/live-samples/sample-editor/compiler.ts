import type { CompileAnswer, CompileRequest } from '../shared/messages';

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (answer: CompileAnswer) => void>();

/**
 * Compiles code in a worker that all samples of the page share. Never rejects: if the worker cannot be
 * loaded, the answer is an error.
 */
export function compileInWorker(request: CompileRequest): Promise<CompileAnswer> {
  worker ??= startWorker();
  last += 1;
  const id = last;
  worker.postMessage({ ...request, id });
  return new Promise((resolve) => waiting.set(id, resolve));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  started.addEventListener('error', ({ message }) => {
    started.terminate();
    worker = undefined;
    const error = { message: message || 'The compiler didn’t load. Edit the code to try again.' };
    for (const [id, resolve] of waiting) resolve({ id, error });
    waiting.clear();
  });
  return started;
}
