import { embedAddress, type VideoRef } from '@docs/content/shared';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../../runtime/link-target';

/** The player of a YouTube video. It takes the focus when it appears. */
export function VideoFrame({ video, title }: { video: VideoRef; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={embedAddress(video)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}

/**
 * Returns whether a video plays, and the click handler of the link that starts it. With a modifier key, the link
 * opens as usual.
 */
export function usePlayOnClick() {
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return { isPlaying, play };
}
