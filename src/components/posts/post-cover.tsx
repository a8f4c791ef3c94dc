import { Artwork } from '../artwork/artwork';

interface PostCoverProps {
  post: { path: string; title: string; description: string | null; tags: readonly string[] };
  className: string | undefined;
  /** Shape of the cover. */
  width: number;
  height: number;
}

/** The cover of a post, drawn from its subject. A release's cover shows its number, in the color of the major version. */
export function PostCover({ post: { path, title, description, tags }, ...frame }: PostCoverProps) {
  const version = /\b\d+\.\d+$/.exec(title)?.[0];
  const seed = version ? `${Number.parseInt(version, 10)}.x` : path;
  return <Artwork subject={[title, description, ...tags].join(' ')} {...{ seed, version }} {...frame} />;
}
