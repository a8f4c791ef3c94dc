import type { CompileAnswer, CompileRequest } from '../shared/messages';
import { loadCodeEditor } from './load-code-editor';

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
  return new Promise<CompileAnswer>((resolve) => waiting.set(id, resolve)).then(explain);
}

/**
 * Explains a syntax error with the parser of the code editor, which readers have loaded to make the mistake. Without
 * it, the compiler's own message will do.
 */
async function explain(answer: CompileAnswer): Promise<CompileAnswer> {
  if (!('error' in answer)) return answer;
  const { code, ...error } = answer.error;
  const editor = code === undefined ? undefined : await loadCodeEditor().catch(() => undefined);
  return { id: answer.id, error: { ...error, ...editor?.firstMistake(code ?? '') } };
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
