import { watchAddress } from '@docs/content/shared';
import { Artwork } from '../artwork/artwork';
import { PlayIcon } from '../demo/play-icon';
import { hrefOf, Link } from '../link';
import { usePlayOnClick, VideoFrame } from '../youtube/video-frame';
import { playableVideo, type ShowcaseEntry, splitTitle } from './entry';
import * as styles from './entry-picture.module.css';

/**
 * The poster of an entry or, without one, an artwork. It leads to the video if there is one, which a disc shows, else to
 * the work. If the video is on YouTube, a click plays it here; nothing is loaded from there before.
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
  const watched = links.find(({ type }) => type === 'video');
  const picture = (
    <>
      {poster ? (
        <img src={hrefOf(`/showcase/${slug}.avif`)} width={width} height={height} alt="" loading="lazy" />
      ) : (
        <Artwork seed={slug} subject={`${subject} ${title} ${description}`} width={16} height={9} />
      )}
      {watched && (
        <span className={styles.play}>
          <PlayIcon isPlaying={false} />
        </span>
      )}
    </>
  );
  if (video) {
    return (
      <Link
        to={watchAddress(video)}
        className={styles.picture}
        aria-label={`Play “${name}” from YouTube`}
        onClick={play}
      >
        {picture}
      </Link>
    );
  }
  const [link] = watched ? [watched] : links;
  if (!link) return <div className={styles.picture}>{picture}</div>;
  // The same link is below as text.
  return (
    <Link to={link.url} className={styles.picture} external tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  );
}
