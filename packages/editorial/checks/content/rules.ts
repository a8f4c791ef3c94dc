import fs from 'node:fs';
import path from 'node:path';
import { checkYaml, displayPath, readYaml, type SiteFolders, strictObject } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import { z } from 'zod';

/** The rules of `checkContent`, by name: what each of them requires. */
export const rules = {
  'alt-texts': 'every image has text that says what it shows',
  answers: '`answers` and `symptoms` follow [their rules](authoring.md#what-a-page-answers)',
  'api-index': 'the list of all functions is current',
  benchmark: 'each query of the search benchmark has a page that exists',
  'code-routes': "the site's routes are links instead of code",
  'demo-captions': 'custom captions have been compared with their posters',
  'demo-subjects': 'a page with a demo is about one of the names that it shows',
  description: '`description` has 50 to 160 characters',
  'external-links': 'URLs of other sites are valid',
  facts: 'pages agree with `content/facts.yaml`',
  headings: 'no second h1, and no skipped level',
  'image-sizes': 'an image has at most 500 kB and 2400 pixels on each side',
  'license-terms': 'license terms are only in their partial',
  'live-posters': 'every live sample has a poster of its current code',
  messages: 'troubleshooting pages quote real messages, and errors of the packages have a page',
  'named-facts': 'statements about people, companies and products cite a fact',
  'preview-images': '`image` in the frontmatter exists',
  'promised-names': 'a page mentions the tools and formats that its `answers` name',
  reach: 'a sidebar or a link leads to every doc',
  'route-ledger': 'routes that were published once still exist, and `content/routes.txt` has all of them',
  'shell-lines': "commands and flags exist in the packages' command line",
  sidebars: 'sidebars lead to pages that exist, and have each of them once',
  sources: 'statements about older versions cite a source',
  'stiff-phrases': 'no phrases that sound translated',
  terminology: 'names and terms have their usual spelling',
  text: 'docs and posts have a body',
  'thin-headings': 'a heading has more than a few words below it',
  titles: 'pages in the same place have different titles',
  'unused-images': 'a page uses every image',
} as const;

/** The name of a rule. */
export type RuleName = keyof typeof rules;

const off = z.literal('off', '`off`');
const setting = z.union([off, z.record(z.string(), off)], '`off`, or folders that are `off`').optional();

/** Schema of `content/rules.yaml`: the rules that are off, everywhere or in folders of the content. */
export const rulesFile = strictObject(
  Object.fromEntries(Object.keys(rules).map((name) => [name, setting])) as Record<RuleName, typeof setting>,
);

/** Names the rule of problems, and leaves out those in folders where it is off. */
export type ApplyRule = (name: RuleName, problems: readonly ContentProblem[]) => ContentProblem[];

/** Reads `content/rules.yaml`, if it exists. Adds mistakes in it to `problems`. */
export function readRules(folders: SiteFolders, problems: ContentProblem[]): ApplyRule {
  const file = path.join(folders.contentDir, 'rules.yaml');
  if (!fs.existsSync(file)) return (_, found) => [...found];
  const name = displayPath(file, folders);
  const yaml = readYaml(fs.readFileSync(file, 'utf8'), name, problems);
  const settings = checkYaml(yaml, rulesFile, name, problems) ?? {};
  return (rule, found) => {
    const ofRule = settings[rule];
    if (ofRule === undefined) return [...found];
    if (ofRule === 'off') return [];
    const places = Object.keys(ofRule).map((folder) =>
      displayPath(path.join(folders.contentDir, folder), folders),
    );
    return found.filter((problem) => !places.some((each) => `${problem.file}/`.startsWith(`${each}/`)));
  };
}

/** Mistakes that a build finds. They have no name: their setting is in the last column. */
const buildRules = [
  ['MDX, YAML, frontmatter, components and their props are valid', 'error', '`draft: true` on a page'],
  ['components are known', 'error', '`ON_UNKNOWN_COMPONENT=warn`'],
  ['links lead to pages that exist', 'error', '`ON_BROKEN_LINKS=warn` or `ignore`'],
  ['links lead to headings that exist', 'warning', '`ON_BROKEN_LINKS=ignore`'],
  ['two files have different routes', 'warning', ''],
  ['words, languages and ranges of code fences are known', 'warning', ''],
];

/** Returns the table of all rules for the handbook. */
function rulesTable(): string {
  const rows = [
    ...buildRules.map(([what, severity, change]) => `| | ${what} | ${severity} | ${change} |`),
    ...Object.entries(rules).map(([name, what]) => `| \`${name}\` | ${what} | check | \`${name}: off\` |`),
  ];
  return ['| rule | what it requires | severity | how to change it |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

const marks = ['<!-- rules -->', '<!-- /rules -->'] as const;

/** Replaces the table in the text of the handbook's page. */
export function withRulesTable(text: string): string {
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  return `${text.slice(0, start + marks[0].length)}\n\n${rulesTable()}\n\n${text.slice(end)}`;
}
