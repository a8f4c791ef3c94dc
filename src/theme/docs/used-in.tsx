import { type UsedInPage, usedInTocItem } from '@docs/content/shared';
import { Link } from '../../components/link';
import { TitleText } from './doc-title';
import * as styles from './used-in.module.css';

/** The pages whose samples use the page's API; placed after the page's prose. */
export function UsedIn({ pages }: { pages: readonly UsedInPage[] }) {
  if (pages.length === 0) return null;
  const { id, text } = usedInTocItem;
  return (
    <>
      <h2 id={id}>
        {text}
        {/* biome-ignore lint/a11y/useAnchorContent: the label serves as its content, as in the headings of the prose */}
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${text}”`} />
      </h2>
      <ul>
        {pages.map(({ path, title, part }) => (
          <li key={path}>
            <Link to={path}>
              <TitleText title={title} />
            </Link>
            {part && <span className={styles.part}>{part}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
