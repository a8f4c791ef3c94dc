import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleError } from '../../shared/live/messages';
import type { LiveOptions } from '../../shared/live/options';
import { previewFile } from './address';
import { compileInWorker } from './compiler';
import { createPreview, type Preview } from './preview';

/**
 * Delay in ms after the last keystroke before the code is compiled. The result of an edit must be visible
 * within 300 ms.
 */
const pause = 100;

/**
 * The initial state of a live sample. `isHeld` code came with a link and does not run before the user allows
 * it.
 */
export interface SampleStart {
  code: string;
  options: LiveOptions;
  isPlaying: boolean;
  isHeld: boolean;
}

/** Returns the state of an open sample: the code that runs in the preview, and the errors in the code. */
export function useSample({ code, options, isPlaying: playsAtOnce, isHeld: startsHeld }: SampleStart) {
  const box = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>();
  const version = useRef(0);
  const timer = useRef<number>();
  const [isHeld, setHeld] = useState(startsHeld);
  const [isShown, setShown] = useState(false);
  const [hasCrashed, setCrashed] = useState(false);
  const [error, setError] = useState<SampleError>();
  const [frame, setFrame] = useState(options.posterFrame);
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef(code);

  const compile = useCallback(async () => {
    version.current += 1;
    const mine = version.current;
    const answer = await compileInWorker(latest.current);
    if (mine !== version.current) return;
    if ('error' in answer) setError(answer.error);
    else preview.current?.run(mine, answer.sample);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of a sample do not change
  useEffect(() => {
    if (isHeld || !box.current) return;
    const isCurrent = (told: number) => told === version.current;
    const started = createPreview(box.current, {
      url: previewFile('preview.html'),
      options,
      events: {
        onShown: (told) => {
          setShown(true);
          if (isCurrent(told)) setError(undefined);
        },
        onError: (told, problem) => {
          if (isCurrent(told)) setError(problem);
        },
        onFrame: setFrame,
        onPlaying: setPlaying,
        onCrash: () => {
          setShown(false);
          setCrashed(true);
        },
      },
    });
    preview.current = started;
    if (playsAtOnce) started.send({ type: 'play' });
    void compile();
    return () => {
      window.clearTimeout(timer.current);
      version.current += 1;
      started.close();
    };
  }, [isHeld]);

  return {
    box,
    isHeld,
    isShown,
    hasCrashed,
    error,
    frame,
    isPlaying,
    /** Runs code that came with a link. */
    release: () => setHeld(false),
    change: (next: string) => {
      latest.current = next;
      if (isHeld) return;
      setCrashed(false);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(compile, pause);
    },
    toggle: () => preview.current?.send({ type: isPlaying ? 'pause' : 'play' }),
    /** Seeks to a frame and pauses. */
    seek: (next: number) => {
      preview.current?.send({ type: 'pause' });
      preview.current?.send({ type: 'seek', frame: next });
      setFrame(next);
    },
  };
}
