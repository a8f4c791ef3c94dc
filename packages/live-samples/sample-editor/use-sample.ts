import { joinFiles, type LiveOptions, type SampleFile } from '@docs/content/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleError } from '../shared/messages';
import { compileInWorker } from './compiler';
import { createPreview, type Preview } from './preview';
import { previewFile } from './preview-files';

/**
 * Delay in ms after the last keystroke before the code is compiled. The result of an edit must be visible
 * within 300 ms.
 */
const pause = 100;

/** Delay in ms after which an error is shown: while one types a name, nearly every version of the code has one. */
const patience = 600;

/**
 * The initial state of a live sample. `isHeld` code came with a link and does not run before the user allows
 * it.
 */
export interface SampleStart {
  files: readonly SampleFile[];
  options: LiveOptions;
  isPlaying: boolean;
  isHeld: boolean;
}

/** Returns the state of an open sample: the code that runs in the preview, and the errors in the code. */
export function useSample({ files, options, isPlaying: playsAtOnce, isHeld: startsHeld }: SampleStart) {
  const box = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>();
  const version = useRef(0);
  const timer = useRef<number>();
  const errorTimer = useRef<number>();
  const [isHeld, setHeld] = useState(startsHeld);
  const [isShown, setShown] = useState(false);
  const [hasCrashed, setCrashed] = useState(false);
  const [error, setError] = useState<SampleError>();
  const [frame, setFrame] = useState(options.posterFrame);
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef(files);

  const report = useCallback((problem: SampleError | undefined) => {
    window.clearTimeout(errorTimer.current);
    errorTimer.current = window.setTimeout(() => setError(problem), problem ? patience : 0);
  }, []);
  const compile = useCallback(async () => {
    version.current += 1;
    const mine = version.current;
    const answer = await compileInWorker({ code: joinFiles(latest.current) });
    if (mine !== version.current) return;
    if ('error' in answer) report(answer.error);
    else preview.current?.run(mine, answer.sample);
  }, [report]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of a sample do not change
  useEffect(() => {
    if (isHeld || !box.current) return;
    const isCurrent = (reported: number) => reported === version.current;
    const started = createPreview(box.current, {
      url: previewFile('preview.html'),
      options,
      events: {
        onShown: (reported) => {
          setShown(true);
          if (isCurrent(reported)) report(undefined);
        },
        onError: (reported, problem) => {
          if (isCurrent(reported)) report(problem);
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
      window.clearTimeout(errorTimer.current);
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
    change: (next: readonly SampleFile[]) => {
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
