import { type RefObject, useEffect, useRef, useState } from 'react';

interface PlaybackOptions {
  durationInFrames: number;
  fps: number;
  /** The frame of the page's HTML. */
  initialFrame: number;
  /** It plays only while this is on the screen. */
  box: RefObject<HTMLElement | null>;
}

/** A playback that loops, and what can be done with it. */
export interface Playback {
  frame: number;
  isPlaying: boolean;
  toggle: () => void;
  /** Shows a frame and stops there. */
  seek: (frame: number) => void;
}

/** How long the last frame is held before the picture starts again, in milliseconds. */
const hold = 900;

/** Plays a picture in the page. It starts by itself, unless the reader asked for less motion. */
export function usePlayback({ durationInFrames, fps, initialFrame, box }: PlaybackOptions): Playback {
  const [frame, setFrame] = useState(initialFrame);
  const [isPlaying, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const current = useRef(initialFrame);

  const show = (next: number) => {
    current.current = next;
    setFrame(next);
  };

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` sets state and a ref, which do not change
  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const start = performance.now() - (current.current / fps) * 1000;
    const length = (durationInFrames / fps) * 1000;
    let request = 0;
    const tick = (now: number) => {
      const time = (now - start) % (length + hold);
      const next = Math.min(durationInFrames - 1, Math.max(0, Math.floor((time / 1000) * fps)));
      if (next !== current.current) show(next);
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [isPlaying, isSeen, durationInFrames, fps]);

  const seek = (next: number) => {
    setPlaying(false);
    show(next);
  };
  return { frame, isPlaying, toggle: () => setPlaying(!isPlaying), seek };
}
