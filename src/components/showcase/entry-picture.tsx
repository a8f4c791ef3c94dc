import { watchAddress } from '@docs/content/shared';
import { Artwork } from '../artwork/artwork';
import { PlayIcon } from '../demo/play-icon';
import { hrefOf, Link } from '../link';
import { usePlayOnClick, VideoFrame } from '../youtube/video-frame';
import { playableVideo, type ShowcaseEntry, splitTitle } from './entry';
import * as styles from './entry-picture.module.css';

/**
 * The poster of an entry or, without one, an artwork in the shape of its video, on a ground of the same hue. If the
 * video is on YouTube, a click plays it here; nothing is loaded from there before.
 */
export function EntryPicture({ entry }: { entry: ShowcaseEntry }) {
  const { slug, title, description, width, height, links, poster } = entry;
  const { name, subject } = splitTitle(title);
  const video = playableVideo(links);
  const { isPlaying, play } = usePlayOnClick();
  if (isPlaying && video) {
    return (
      <div className={styles.picture}>
        <VideoFrame video={video} title={name} />
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      {poster ? (
        <img src={hrefOf(`/showcase/${slug}.avif`)} width={width} height={height} alt="" loading="lazy" />
      ) : (
        <Artwork seed={slug} subject={`${subject} ${title} ${description}`} {...{ width, height }} />
      )}
      {video && (
        <Link
          to={watchAddress(video)}
          className={styles.play}
          aria-label={`Play “${name}” from YouTube`}
          onClick={play}
        >
          <PlayIcon isPlaying={false} />
        </Link>
      )}
    </div>
  );
}
