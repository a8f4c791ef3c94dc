import type { SiteStructure } from '@docs/content';
import type { ApiExport, ContentProblem } from '@docs/content/shared';

/** The page that lists every function, relative to the content folder. */
export const apiIndexPage = 'docs/api.mdx';

const start = '{/* The list below is written by `npm run update -- api-index`. */}';
const end = '{/* End of the list. */}';

/** The groups of packages, as on the page's own tables. A package that is not named is in the last one. */
const groups: readonly { title: string; packages: readonly string[] }[] = [
  { title: 'Core', packages: ['remotion', 'player', 'renderer', 'bundler', 'cli', 'studio'] },
  {
    title: 'Cloud rendering',
    packages: ['lambda', 'lambda-client', 'cloudrun', 'licensing'],
  },
  {
    title: 'Graphics and motion',
    packages:
      'transitions motion-blur noise paths shapes animation-utils skia three rive lottie gif animated-emoji'.split(
        ' ',
      ),
  },
  { title: 'Text and fonts', packages: ['google-fonts', 'fonts', 'layout-utils'] },
  {
    title: 'Media and captions',
    packages:
      'media media-utils preload captions whisper-web install-whisper-cpp openai-whisper media-parser webcodecs'.split(
        ' ',
      ),
  },
  { title: 'Project setup', packages: [] },
];

/** One line of the index. */
interface Entry {
  name: string;
  /** Route of the page or heading that documents it; absent if none does. */
  to?: string;
  text: string;
}

/** Returns the list of all documented exports as Markdown: a table for each package, in groups. */
export function writeApiIndex(site: Pick<SiteStructure, 'documents' | 'apis'>): string {
  const apis = site.apis();
  const packages = site.documents.of('ApiPackage').map(({ package: name, exports }) => ({
    name,
    entries: exports
      .flatMap((entry): Entry[] => {
        const to = apis.find([entry.module, entry.name])?.to;
        const text = to && apis.cards.get(to)?.text;
        const name = displayName(entry);
        if (!to || !text) return [];
        // The page of `<Audio>` describes it by its newer name, `<Html5Audio>`.
        return [{ name, to, text: withoutName(text.replaceAll(`<Html5${entry.name}>`, name), name) }];
      })
      .sort((a, b) => (bareName(a.name) < bareName(b.name) ? -1 : 1)),
  }));
  const shortName = (name: string) => name.replace('@remotion/', '');
  const named = new Set(groups.flatMap((group) => group.packages));
  const sections = groups.flatMap(({ title, packages: members }) => {
    const inGroup = packages.filter(({ name, entries }) =>
      entries.length === 0
        ? false
        : members.length > 0
          ? members.includes(shortName(name))
          : !named.has(shortName(name)),
    );
    const order = ({ name }: { name: string }) => members.indexOf(shortName(name));
    const tables = inGroup.sort((a, b) => order(a) - order(b) || (a.name < b.name ? -1 : 1)).map(table);
    return tables.length > 0 ? [`## ${title}\n\n${tables.join('\n\n')}`] : [];
  });
  return sections.join('\n\n');
}

function table({ name, entries }: { name: string; entries: readonly Entry[] }): string {
  const rows = unique(entries).map(
    ({ name: label, to, text }) => `| [\`${label}\`](${to}) | ${cell(text, label)} |`,
  );
  return `### \`${name}\`\n\n| Name | What it does |\n|---|---|\n${rows.join('\n')}`;
}

/** Keeps the first entry of each target: a function may be exported from two modules of its package. */
function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map([...entries].reverse().map((entry) => [entry.to, entry])).values()].reverse();
}

/**
 * Removes the name from the start of its own description, and its package: "spring() returns …" is "Returns …".
 */
function withoutName(text: string, name: string): string {
  if (!text.startsWith(`${name} `)) return text;
  const verb = text.slice(name.length + 1).replace(/^from @\S+ /, '');
  return /^(?!is |are )[a-z]/.test(verb) ? verb.charAt(0).toUpperCase() + verb.slice(1) : `${name} ${verb}`;
}

/** Tags, calls, flags, paths, files and names in camel case, and the main package, which is in lower case. */
const codeInText =
  /<\w[\w.]*>|[\w.]+\(\)|(?<!\S)--[\w-]+|@[\w-]+\/[\w-]+|\b[\w.]+\.(?:tsx?|json)\b|(?<!\S)[\w-]+\/(?!\S)|\b[a-z]{2,}[A-Z]\w*|(?<![@\w/])remotion(?![\w/-])/g;

/** Writes text for a table cell: code as code, `name` included if the text starts with it, and the rest escaped. */
function cell(text: string, name: string): string {
  const start = text.startsWith(`${name} `) ? name.length : 0;
  const rest = text.slice(start);
  const codes = [...rest.matchAll(codeInText)].map(([code]) => `\`${code}\``);
  const words = rest.split(codeInText).map((part) => part.replace(/[|<{]/g, (character) => `\\${character}`));
  const lead = start > 0 ? `\`${name}\`` : '';
  return lead + words.map((part, index) => part + (codes[index] ?? '')).join('');
}

function displayName({ kind, name }: ApiExport): string {
  return kind === 'component' ? `<${name}>` : kind === 'function' ? `${name}()` : name;
}

function bareName(name: string): string {
  return name.replace(/[<>()]/g, '').toLowerCase();
}

/**
 * Returns the source of the page with the current list.
 *
 * @throws {Error} if the page lacks the comments around the list.
 */
export function withApiIndex(source: string, list: string): string {
  const from = source.indexOf(start);
  const to = source.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`${apiIndexPage} needs a line "${start}" and a line "${end}" below it.`);
  return `${source.slice(0, from)}${start}\n\n${list}\n\n${source.slice(to)}`;
}

/** Returns a problem if the list of the page is not the current one. A page without a list has none. */
export function checkApiIndex(source: string, list: string): ContentProblem[] {
  if (!source.includes(start) || withApiIndex(source, list) === source) return [];
  return [
    {
      file: `content/${apiIndexPage}`,
      line: source.slice(0, source.indexOf(start)).split('\n').length,
      found: 'an outdated list of functions',
      expected: 'the list generated from the pages and packages',
      fix: 'Run `npm run update -- api-index`.',
    },
  ];
}
