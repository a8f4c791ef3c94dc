import { useState } from 'react';
import { CloseIcon } from '../../components/icons';
import { hrefOf } from '../../components/link';
import { writeStored } from '../../runtime/storage';
import { useSiteSettings } from '../use-site-settings';
import * as styles from './announcement.module.css';
import { announcementKey } from './announcement-key';

/** Adds the path prefix to the internal links in HTML. */
function withPrefixedLinks(html: string): string {
  return html.replace(
    /(\shref=")(\/[^"]*)"/g,
    (_, start: string, route: string) => `${start}${hrefOf(route)}"`,
  );
}

/**
 * The bar above the navbar. A script before the first paint sets `data-announcement` on <html> if the bar was
 * closed, so there is no layout shift.
 */
export function Announcement() {
  const { announcement } = useSiteSettings();
  const [isClosed, setClosed] = useState(false);
  if (!announcement || isClosed) return null;
  const { id, content, backgroundColor, textColor, isCloseable } = announcement;
  const close = () => {
    writeStored(announcementKey, id);
    setClosed(true);
  };
  return (
    <aside
      className={styles.bar}
      style={{ backgroundColor, color: textColor }}
      aria-label="Announcement"
      data-no-print=""
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site's own settings */}
      <p dangerouslySetInnerHTML={{ __html: withPrefixedLinks(content) }} />
      {isCloseable && (
        <button type="button" aria-label="Close the announcement" onClick={close} data-needs-js="">
          <CloseIcon size={14} />
        </button>
      )}
    </aside>
  );
}
