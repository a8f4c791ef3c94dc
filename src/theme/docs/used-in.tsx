import { Link } from '../../components/link';
import { titleParts } from '../../shared/title-parts';
import { type UsedInPage, usedInTocItem } from '../../shared/used-in';
import * as styles from './used-in.module.css';

/** The pages whose samples use the API of a page; it belongs at the end of the page's prose. */
export function UsedIn({ pages }: { pages: readonly UsedInPage[] }) {
  if (pages.length === 0) return null;
  const { id, text } = usedInTocItem;
  return (
    <>
      <h2 id={id}>
        {text}
        {/* biome-ignore lint/a11y/useAnchorContent: the label is its content, as on the headings of the prose */}
        <a className="anchor" href={`#${id}`} aria-label={`Link to: ${text}`} />
      </h2>
      <ul>
        {pages.map(({ path, title, part }) => (
          <li key={path}>
            <Link to={path}>
              {titleParts(title).map((each) =>
                each.isCode ? <code key={each.text}>{each.text}</code> : each.text,
              )}
            </Link>
            {part && <span className={styles.part}>{part}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
