import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, publicFolder } from './support/built-site';
import { expect, test } from './support/test';

/* Styles are split by page type: no rule is loaded twice, and every page has all the rules it needs. */

/** Returns the rules of a stylesheet, without keyframes. */
function rulesOf(css: string): string[] {
  return css.split('}').filter((rule) => rule.includes('{') && /^[^{@]*[.#]/.test(rule));
}

/** Returns the class names of CSS Modules: a capital letter, two others, perhaps a number. */
const classesOf = (text: string) =>
  new Set([...text.matchAll(/\.([A-Z][a-z]{2}\d*)(?![\w-])/g)].map(([, name]) => name));

/** Returns the stylesheets that the built pages load or contain, with their text, and those of each page. */
function readSite() {
  const texts = new Map<string, string>();
  const pages = builtPages().map(({ path }) => {
    const html = readFileSync(join(publicFolder, path, 'index.html'), 'utf8');
    const files = [...html.matchAll(/<(?:link rel="stylesheet" href|style data-href)="([^"]+)"/g)].map(
      ([, file]) => String(file),
    );
    for (const file of files)
      if (!texts.has(file)) texts.set(file, readFileSync(join(publicFolder, file), 'utf8'));
    return { path, html, files };
  });
  return { texts, pages };
}

test('no rule is in two stylesheets of a page [14.9]', () => {
  const { texts, pages } = readSite();
  const sets = new Set(pages.map(({ files }) => files.join()));
  for (const set of sets) {
    const rules = set.split(',').flatMap((file) => [...new Set(rulesOf(texts.get(file) ?? ''))]);
    const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
    expect([set, twice]).toEqual([set, []]);
  }
});

test('a page of a list contains all its styles but the main ones [14.9]', () => {
  const html = readFileSync(join(publicFolder, 'blog/archive/index.html'), 'utf8');
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  const inlined = [...html.matchAll(/<style data-href="([^"]+)"[^>]*>(.*?)<\/style>/gs)];
  expect(inlined.length).toBeGreaterThan(1);
  for (const [, file, text] of inlined)
    expect(text).toBe(readFileSync(join(publicFolder, String(file)), 'utf8'));
});

test('every page loads the rules of all classes that it has [14.9]', () => {
  const { texts, pages } = readSite();
  const all = readdirSync(join(publicFolder, 'static')).filter((name) => name.endsWith('.css'));
  const styled = classesOf(
    all.map((name) => readFileSync(join(publicFolder, 'static', name), 'utf8')).join('\n'),
  );
  expect(styled.size).toBeGreaterThan(100);
  for (const { path, html, files } of pages) {
    const loaded = classesOf(files.map((file) => texts.get(file)).join('\n'));
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => String(names).split(' '));
    const missing = new Set(used.filter((name) => styled.has(name) && !loaded.has(name)));
    expect([path, [...missing]]).toEqual([path, []]);
  }
});
