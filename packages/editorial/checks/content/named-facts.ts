import fs from 'node:fs';
import path from 'node:path';
import { checkYaml, readYaml } from '@docs/content';
import { type ContentProblem, escapeRegExp, suggestName } from '@docs/content/shared';
import type { Node } from 'unist';
import { z } from 'zod';
import { type CheckedPage, placeOf } from './page';
import { sentencesOf, textOf, withoutCode } from './prose';

/** File of a content folder with facts about people, companies and products. */
const factsName = 'named-facts.yaml';

const factSchema = z.strictObject({
  /** Names that the fact is about, as written on pages. */
  about: z.array(z.string()).min(1),
  /** Everything that pages may state. */
  says: z.string(),
  /** URL of the source. */
  source: z.url(),
});

/** Schema of the file: facts by key. */
export const namedFactsFile = z.record(z.string(), factSchema);

type NamedFacts = z.infer<typeof namedFactsFile>;

const factComment = /^\/\*\s*fact:\s*(?<keys>[\w-]+(?:,\s*[\w-]+)*)\s*\*\/$/;

/**
 * Checks that sentences about people, companies and products cite a fact, if the content folder has any.
 * @param people Names of experts and authors, who need a fact too.
 * @param nameOf Returns the name of a file in messages.
 */
export function checkNamedFacts(
  pages: readonly CheckedPage[],
  {
    contentDir,
    people,
    nameOf,
  }: { contentDir: string; people: readonly string[]; nameOf(file: string): string },
): ContentProblem[] {
  const absolutePath = path.join(contentDir, factsName);
  if (!fs.existsSync(absolutePath)) return [];
  const problems: ContentProblem[] = [];
  const file = nameOf(absolutePath);
  const yaml = readYaml(fs.readFileSync(absolutePath, 'utf8'), file, problems);
  const facts = checkYaml(yaml, namedFactsFile, file, problems) ?? {};
  const cited = new Set<string>();
  for (const page of pages) problems.push(...checkNames(page, { facts, people, file, cited }));
  const unused = Object.keys(facts).filter((key) => !cited.has(key));
  return [...problems, ...unused.map((key) => uncited(key, { file, line: yaml.lineOf([key]) ?? 1 }))];
}

interface NameRules {
  facts: NamedFacts;
  people: readonly string[];
  /** The facts file, as shown in messages. */
  file: string;
  /** Keys that pages cite; this page adds its own. */
  cited: Set<string>;
}

/** Finds names on the page without a fact in their block, and comments with an unknown key. */
function checkNames(page: CheckedPage, { facts, people, file, cited }: NameRules): ContentProblem[] {
  const names = [...new Set([...Object.values(facts).flatMap(({ about }) => about), ...people])];
  return blocksOf(page.tree).flatMap(({ node, comments }) => {
    const keys = comments.flatMap(keysOf);
    for (const key of keys) cited.add(key);
    const known = new Set(keys.flatMap((key) => facts[key]?.about ?? []));
    const unknown = comments.flatMap((comment) =>
      unknownKeys(comment, facts).map((key) => ({
        ...placeOf(comment, page),
        ...unknownKey(key, facts, file),
      })),
    );
    const sentence = sentencesOf({ text: withoutCode(textOf(node)) })
      .map(({ text }) => ({ text, name: namesIn(text, names).find((name) => !known.has(name)) }))
      .find(({ name }) => name !== undefined);
    if (!sentence) return unknown;
    return [
      ...unknown,
      {
        ...placeOf(node, page),
        found: `a sentence about ${sentence.name} without a fact: "${sentence.text}"`,
        expected: `a comment with the key of a fact about ${sentence.name}`,
        fix: `Add \`{/* fact: KEY */}\` after the sentence. The facts are in ${file}. Reword claims that no fact supports.`,
      },
    ];
  });
}

type Parent = Node & { children?: Node[]; value?: string };

/** A paragraph or table with its comments: those inside it, and the one after it. */
interface Block {
  node: Node;
  comments: Parent[];
}

function blocksOf(node: Node): Block[] {
  const { children = [] } = node as Parent;
  return children.flatMap((child, index) => {
    if (child.type !== 'paragraph' && child.type !== 'table') return blocksOf(child);
    const next = children[index + 1];
    return [
      {
        node: child,
        comments: [...factComments(child), ...(next ? factComments(next, 'mdxFlowExpression') : [])],
      },
    ];
  });
}

/** Returns the comments in a node that start with `fact:`. */
function factComments(node: Node, type = 'mdxTextExpression'): Parent[] {
  const { value = '', children = [] } = node as Parent;
  if (node.type === type) return /^\/\*\s*fact:/.test(value) ? [node] : [];
  return type === 'mdxFlowExpression' ? [] : children.flatMap((child) => factComments(child));
}

function keysOf({ value = '' }: Parent): string[] {
  return factComment.exec(value)?.groups?.keys?.split(/,\s*/) ?? [];
}

function unknownKeys(comment: Parent, facts: NamedFacts): string[] {
  const keys = keysOf(comment);
  return keys.length === 0 ? [comment.value ?? ''] : keys.filter((key) => !(key in facts));
}

function unknownKey(key: string, facts: NamedFacts, file: string) {
  return {
    found: `the fact \`${key}\``,
    expected: `a key from ${file}`,
    fix: suggestName(key, Object.keys(facts)),
  };
}

/** Returns the names in a text, longest first: "Jonny Burger" does not count as "Jonny" too. */
function namesIn(text: string, names: readonly string[]): string[] {
  let rest = text;
  return [...names]
    .sort((a, b) => b.length - a.length)
    .filter((name) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'gu');
      const shorter = rest.replace(pattern, ' ');
      const isThere = shorter !== rest;
      rest = shorter;
      return isThere;
    });
}

function uncited(key: string, place: { file: string; line: number }): ContentProblem {
  return {
    ...place,
    found: `the fact "${key}", which no page cites`,
    expected: `a page with \`{/* fact: ${key} */}\``,
    fix: 'Cite it, or remove it.',
  };
}
