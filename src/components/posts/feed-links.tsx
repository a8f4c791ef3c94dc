import { feedFiles } from '@docs/content/shared';
import { settings } from '../../settings/settings';
import { publicUrl } from '../seo';

/** Returns the links to the feeds of a set of posts: elements of a page's head. */
export function feedLinks(set: string) {
  return feedFiles.map((name) => (
    <link
      key={name}
      rel="alternate"
      type={`application/${name.replace('.', '+')}`}
      title={settings.name}
      href={publicUrl(`/${set}/${name}`)}
    />
  ));
}
