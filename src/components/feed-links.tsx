import { feedFiles } from '@docs/content/shared';
import { settings } from '../settings/settings';
import { publicUrl } from './seo';

/** Returns the links to the feeds below a path, such as `/blog`: elements of a page's head. */
export function feedLinks(path: string) {
  return feedFiles.map((name) => (
    <link
      key={name}
      rel="alternate"
      type={`application/${name.replace('.', '+')}`}
      title={settings.name}
      href={publicUrl(`${path}/${name}`)}
    />
  ));
}
