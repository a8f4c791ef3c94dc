import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithoutCaches, editPage, measure, siteBuild } from './measure-build.mjs';
import { median } from './weigh.mjs';

/** @typedef {(round: number) => void} Edit Edits the content. */
/** @typedef {{ docs: number, seconds: Record<string, number> }} EditResult Medians by kind of edit. */

const rounds = 3;
/** Number of docs of each site. */
export const editSizes = [800, 5000];

/**
 * Returns the edits by their description.
 * @param {string} content The content folder.
 * @param {string} edited The doc to edit, relative to `content`.
 * @returns {Record<string, Edit>}
 */
function editsOf(content, edited) {
  const page = join(content, edited);
  const sidebar = join(content, 'sidebars/apiSidebar.yaml');
  const added = join(content, 'docs/added.mdx');
  return {
    'a sentence is added to a page': () => editPage(page),
    'a page gets another title': (round) =>
      change(page, (text) => text.replace(/^title: .*$/m, `title: Title ${round}`)),
    'an entry of a sidebar moves up': () => change(sidebar, moveUp),
    'a category in the first level of a sidebar gets another name': (round) =>
      change(sidebar, (text) => rename(text, `Category ${round}`)),
    'a page is added': (round) => writeFileSync(added, newPage(round)),
    'a page is removed': () => rmSync(added),
  };
}

/**
 * Measures how long builds take after edits of several kinds.
 * @param {{ site: string, content: string, docs: number, edited: string, say: (text: string) => void }} options
 *   `site` is the build folder, `docs` the number of docs in `content`, and `edited` the doc to edit, relative to
 *   `content`.
 * @returns {Promise<EditResult>}
 */
export async function measureEdits({ site, content, docs, edited, say }) {
  const build = siteBuild(site, content);
  copyWithoutCaches(site, content);
  say('cold build');
  await measure(build);
  /** @type {Record<string, number[]>} */
  const seconds = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const [kind, edit] of Object.entries(editsOf(content, edited))) {
      say(`round ${round} of ${rounds}: ${kind}`);
      edit(round);
      seconds[kind] = [...(seconds[kind] ?? []), (await measure(build)).seconds];
    }
  }
  return {
    docs,
    seconds: Object.fromEntries(Object.entries(seconds).map(([kind, all]) => [kind, median(all)])),
  };
}

/**
 * @param {string} file
 * @param {(text: string) => string} edit
 * @throws {Error} if the edit changes nothing
 */
function change(file, edit) {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`The edit does not change ${file}.`);
  writeFileSync(file, after);
}

/**
 * Moves the second of two docs in a sidebar up.
 * @param {string} yaml
 */
export function moveUp(yaml) {
  return yaml.replace(/^( +- doc: .*\n)( +- doc: .*\n)/m, '$2$1');
}

/**
 * Renames the first category on the first level of a sidebar.
 * @param {string} yaml
 * @param {string} name
 */
export function rename(yaml, name) {
  return yaml.replace(/^- category: .*$/m, `- category: ${name}`);
}

/** @param {number} round */
function newPage(round) {
  return `---\ntitle: Added page ${round}\ndescription: A page that was added for the measurement.\n---\n\nText.\n`;
}
