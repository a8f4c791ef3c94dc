import { formatDate } from '@docs/content/shared';
import { Link } from '../link';
import { Monogram } from '../monogram';
import type { PostAuthor, PostFacts } from './post';
import * as styles from './post-meta.module.css';

/** Date and reading time of a post, and a badge if it is a draft. */
export function PostMeta({ date, readingMinutes, draft }: Omit<PostFacts, 'authors'>) {
  return (
    <p className={styles.meta}>
      {draft && (
        <span className={styles.draft} title="Only visible in development">
          Draft
        </span>
      )}
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{readingMinutes} min read</span>
    </p>
  );
}

/** The authors of a post. */
export function PostAuthors({ authors }: { authors: PostAuthor[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className={styles.authors} aria-label={authors.length > 1 ? 'Authors' : 'Author'}>
      {authors.map(({ name, title, url, github, imageUrl }) => {
        const to = url ?? (github && `https://github.com/${github}`);
        return (
          <li key={name}>
            <Portrait name={name} imageUrl={imageUrl} />
            <span>
              {to ? <Link to={to}>{name}</Link> : name}
              {title && <small>{title}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Only images from our own origin: no page makes requests to other sites. */
function Portrait({ name, imageUrl }: Pick<PostAuthor, 'name' | 'imageUrl'>) {
  if (imageUrl?.startsWith('/')) return <img src={imageUrl} alt="" width={32} height={32} loading="lazy" />;
  return <Monogram name={name} className={styles.monogram} />;
}
