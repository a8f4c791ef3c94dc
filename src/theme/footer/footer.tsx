import type { FooterItem } from '@docs/content/settings';
import { useEffect, useState } from 'react';
import { Link } from '../../components/link';
import { buildYear } from '../../settings/build-constants';
import { Brand } from '../navbar/brand';
import { useSiteSettings } from '../use-site-settings';
import * as styles from './footer.module.css';

/** The footer of every page: columns of links, the logo and the copyright line. */
export function Footer() {
  const { footer } = useSiteSettings();
  return (
    <footer className={styles.footer} data-no-print="">
      <div className="ruler" />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Brand />
          <Copyright holder={footer.copyrightHolder} />
        </div>
        {footer.columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {items.map((item) => (
                <li key={'html' in item ? item.html : item.label}>
                  <Entry item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

/**
 * The copyright line with the current year: the HTML contains the year of the build, which may be long ago.
 */
function Copyright({ holder }: { holder: string }) {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return <p>{`Copyright © ${year} ${holder}.`.replace('  ', ' ')}</p>;
}

function Entry({ item }: { item: FooterItem }) {
  if ('html' in item) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site's own settings
    return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  return (
    <Link to={'to' in item ? item.to : item.href} external>
      {item.label}
    </Link>
  );
}
