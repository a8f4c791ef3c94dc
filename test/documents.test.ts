import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';

/* What the documents for developers and authors name exists: files, links, commands, and what packages export. */

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const documents = tracked.filter((file) => file.endsWith('.md') && !/^(bench|content|e2e|test)\//.test(file));
const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => String(found));

/** Files of other projects, in examples. */
const foreign = ['Badge/index.tsx', 'config/index.ts'];

/** The text without code blocks, which contain examples. */
const prose = (file: string) => read(file).replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');

test.each(documents)('%s names files that exist', (document) => {
  const names = matches(
    prose(document),
    /`([\w-]+\/[\w./-]+\.(?:tsx?|mjs|cjs|css)|(?:src|packages|plugins|scripts|handbook)\/[\w./-]+)`/g,
  );
  const isThere = (name: string) =>
    existsSync(name) || tracked.some((file) => file.endsWith(`/${name}`)) || foreign.includes(name);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test.each(documents)('%s links to files and headings that exist', (document) => {
  const links = matches(
    prose(document).replaceAll(/(?<!`)(`+)(?!`).*?[^`]\1(?!`)/g, ''),
    /\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g,
  );
  const dead = links.filter((link) => {
    const [name = '', hash] = link.split('#');
    const file = name ? join(dirname(document), name) : document;
    return !existsSync(file) || (hash && !anchors(file).includes(hash));
  });
  expect(dead).toEqual([]);
});

function anchors(file: string): string[] {
  const slugger = new GithubSlugger();
  return matches(prose(file), /^#+ (.+)$/gm).map((title) => slugger.slug(title));
}

test.each(documents)('%s names commands that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json'));
  const names = matches(read(document), /npm run ([a-z][\w:-]*)/g);
  const parts = [...read(document).matchAll(/npm run (check|update) -- ([a-z][\w-]*)/g)];
  const isThere = (folder: string, name: string) => existsSync(`scripts/${folder}/${name}.mjs`);
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(parts.filter(([, folder = '', name = '']) => !isThere(folder, name)).map(([all]) => all)).toEqual(
    [],
  );
});

test.each(['check', 'update'])('CONTRIBUTING has a row for each part of `npm run %s`', (folder) => {
  const cells = matches(read('CONTRIBUTING.md'), /^\| (`[^|]+) \|/gm).join(' ');
  const names = readdirSync(`scripts/${folder}`).map((file) => file.replace('.mjs', ''));
  expect(names.filter((name) => !new RegExp(`\`${name}[ \`]`).test(cells))).toEqual([]);
});

test.each(
  documents.filter((file) => /^packages\/[^/]+\/README/.test(file)),
)('what the table of %s names is exported', (document) => {
  const folder = dirname(document);
  const exported = tracked
    .filter((file) => file.startsWith(`${folder}/`) && /(?:index|\.d)\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const cells = matches(prose(document), /^\| ((?:`[a-z]\w+`(?:, )?)+) \|/gm);
  const names = cells.flatMap((cell) => matches(cell, /`(\w+)`/g));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(exported))).toEqual([]);
});
