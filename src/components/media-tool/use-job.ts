import { useCallback, useEffect, useRef, useState } from 'react';
import type { Job, JobMessage } from './jobs';

/** The state of a job. */
export type JobState = { type: 'idle' } | { type: 'canceled' } | JobMessage;

/** Runs jobs in a worker, one at a time. The first job loads the worker and its packages. */
export function useJob() {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<JobState>({ type: 'idle' });

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = (job: Job) => {
    stop();
    setState({ type: 'progress', share: null, text: 'Loading the package' });
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => setState(data));
    started.addEventListener('error', ({ message }) => {
      setState({ type: 'failed', message: message || 'Couldn’t load this tool.' });
    });
    started.postMessage(job);
  };

  /** Terminates the worker, and with it the current job. */
  const cancel = () => {
    stop();
    setState({ type: 'canceled' });
  };

  return { state, start, cancel };
}
