import fs from 'node:fs';
import path from 'node:path';
import { checkYaml, readYaml, type YamlText } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import { z } from 'zod';
import type { CheckedPage } from './page';
import { lineAt, type ProseBlock, proseOf } from './prose';

/** File of a content folder with facts that several pages state. */
const factsName = 'facts.yaml';

const pattern = z.string().refine(isPattern, 'a valid regular expression');

const factSchema = z.strictObject({
  /** The value, as written on pages. */
  value: z.string(),
  /** The source of the value. */
  source: z.string(),
  /** Patterns of the statement; the first group of each captures the value. */
  says: z.array(pattern).min(1),
  /** Pattern of the headings below which a statement is about this fact; defaults to all headings. */
  below: pattern.optional(),
});

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

/** Schema of the file: facts by name. */
export const sharedFactsFile = z.record(z.string(), factSchema);

/** A fact with its name, and the line of its file. */
export interface Fact extends z.infer<typeof factSchema> {
  name: string;
  line: number;
}

/**
 * Parses `facts.yaml`.
 * @param text Content of the file.
 * @param file Its name in messages.
 */
export function readFacts(text: string, file: string, problems: ContentProblem[]): Fact[] {
  const yaml: YamlText = readYaml(text, file, problems);
  const facts = checkYaml(yaml, sharedFactsFile, file, problems) ?? {};
  return Object.entries(facts).map(([name, fact]) => ({ ...fact, name, line: yaml.lineOf([name]) ?? 1 }));
}

/**
 * Compares the pages with the facts in their content folder, if any.
 * @param contentDir Absolute path of the folder.
 * @param nameOf Returns the name of a file in messages.
 */
export function checkSharedFacts(
  pages: readonly CheckedPage[],
  contentDir: string,
  nameOf: (file: string) => string,
): ContentProblem[] {
  const absolutePath = path.join(contentDir, factsName);
  if (!fs.existsSync(absolutePath)) return [];
  const problems: ContentProblem[] = [];
  const file = nameOf(absolutePath);
  const facts = readFacts(fs.readFileSync(absolutePath, 'utf8'), file, problems);
  return [...problems, ...checkFacts(pages, { facts, file })];
}

/**
 * Compares the statements on pages with the facts. A fact that no page states is an error too, because its
 * pattern must be wrong.
 * @param file The facts file, as shown in messages.
 */
export function checkFacts(
  pages: readonly CheckedPage[],
  { facts, file }: { facts: readonly Fact[]; file: string },
): ContentProblem[] {
  const stated = new Set<Fact>();
  const problems = pages.flatMap((page) =>
    withHeadings(proseOf(page)).flatMap(({ block, heading }) =>
      facts.flatMap((fact) => {
        if (fact.below && !new RegExp(fact.below).test(heading)) return [];
        return statements(block, fact).flatMap(({ found, value, line }) => {
          stated.add(fact);
          return value === fact.value ? [] : [wrongValue({ fact, found, file }, { file: page.name, line })];
        });
      }),
    ),
  );
  const unused = facts.filter((fact) => !stated.has(fact));
  return [...problems, ...unused.map(({ name, line }) => unstated(name, { file, line }))];
}

/** Returns the blocks of a page, each with the text of the heading above it. */
function withHeadings(blocks: readonly ProseBlock[]): { block: ProseBlock; heading: string }[] {
  let heading = '';
  return blocks.map((block) => {
    if (block.kind === 'heading') heading = block.text;
    return { block, heading };
  });
}

function statements(block: ProseBlock, { says }: Fact) {
  return says.flatMap((pattern) =>
    [...block.text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: found, 1: value, index }) => ({
      found,
      value,
      line: lineAt(block, index),
    })),
  );
}

function wrongValue(
  { fact, found, file }: { fact: Fact; found: string; file: string },
  place: { file: string; line: number },
): ContentProblem {
  return {
    ...place,
    found: `"${found}"`,
    expected: `${fact.value}, the value of "${fact.name}" in ${file}`,
    fix: `Correct the page. If the fact has changed, correct it with its source (${fact.source}) and on every page that states it.`,
  };
}

function unstated(name: string, place: { file: string; line: number }): ContentProblem {
  return {
    ...place,
    found: `the fact "${name}", which no page states`,
    expected: 'patterns that match a sentence on at least one page',
    fix: 'Correct the patterns, or remove the fact.',
  };
}
