import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { embedAddress, readVideoRef, watchAddress } from '../../shared/youtube';
import { Link } from '../link';
import * as styles from './youtube.module.css';

/** Props of `<YouTube>`: a video's id or URL, and its title. */
export interface YouTubeProps {
  id?: string;
  href?: string;
  title?: string;
}

/**
 * A YouTube video. Makes no requests to other sites until the reader presses play; until then, and without
 * JavaScript, it is a drawn poster that links to the video.
 */
export function YouTube({ id, href, title = 'Video' }: YouTubeProps) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  const address = id ?? href ?? '';
  const video = readVideoRef(address);
  if (!video) return address ? <Link to={address}>{title}</Link> : null;
  if (isPlaying) {
    return (
      <div className={styles.frame}>
        <iframe
          ref={frame}
          src={embedAddress(video)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      </div>
    );
  }
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className={styles.frame}>
      <Link
        to={watchAddress(video)}
        className={styles.card}
        aria-label={`Play the video “${title}” from YouTube`}
        onClick={play}
      >
        <span className={styles.title}>{title}</span>
        <svg className={styles.play} viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="31" />
          <path d="M26 20.5v23L45 32z" />
        </svg>
        <span className={styles.hint}>Plays from youtube-nocookie.com</span>
      </Link>
    </div>
  );
}
