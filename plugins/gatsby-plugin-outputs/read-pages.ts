import { type FinishContext, handWrittenLayout, type LoadedSite } from '@docs/content';
import type { SiteSettings } from '@docs/content/settings';
import type { OutputPage } from './page';
import { outputPages } from './pages';
import { readSiteData } from './site-data';

/** Returns the machine-readable pages of a site, with the docs in sidebar order. */
export function readOutputPages(
  site: LoadedSite,
  context: FinishContext,
  { name }: Pick<SiteSettings, 'name'>,
): OutputPage[] {
  const handWritten = site.routes.handWritten.map((path) => ({
    path,
    template: '',
    context: { layout: handWrittenLayout(path) },
  }));
  const docOrder = [...site.sidebars.byName.values()].flatMap(({ order }) => order.map(({ href }) => href));
  return outputPages([...site.routes.pages, ...handWritten], readSiteData(site, context, name), docOrder);
}
