import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { measureBuilds } from './measure-build.mjs';
import { repeatContent } from './repeat-content.mjs';

/**
 * `npm run bench -- builds`: builds the site's own content, and again after one edit.
 * @type {import('./run.mjs').Part}
 */
export async function measure({ folder, say }) {
  const [site, content] = [join(folder, 'site'), join(folder, 'content')];
  await repeatContent(join(root, 'content'), content);
  const measured = await measureBuilds({ site, content, say });
  const data = readdirSync(join(site, 'public/page-data'), { recursive: true, encoding: 'utf8' });
  const pages = data.filter((name) => name.endsWith('page-data.json')).length;
  return { builds: [{ name: 'own content', pages, ...measured }] };
}
