import { readVideoRef, watchAddress } from '@docs/content/shared';
import { Link } from '../link';
import { usePlayOnClick, VideoFrame } from './video-frame';
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
  const { isPlaying, play } = usePlayOnClick();

  const address = id ?? href ?? '';
  const video = readVideoRef(address);
  if (!video) return address ? <Link to={address}>{title}</Link> : null;
  if (isPlaying) {
    return (
      <div className={styles.frame}>
        <VideoFrame video={video} title={title} />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <Link
        to={watchAddress(video)}
        className={styles.card}
        aria-label={`Play “${title}” on this page`}
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
