import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { type CompiledContent, compileContent } from '../../packages/content/compile';
import { parseContent } from '../../packages/content/compile/parse';
import { visit } from '../../packages/content/compile/visit';
import { ContentError } from '../../packages/content/shared/content-error';
import { corpusEnvironment } from '../corpus/environment';

/** Returns a pseudorandom generator of numbers in [0, 1), reproducible by its seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const folder = path.join(corpusEnvironment.contentDir, 'docs');

/** Files to mutate. The longest files would take most of the time and add nothing. */
const originals = fs
  .readdirSync(folder)
  .filter((name) => /^[^_].*\.mdx$/.test(name) && name !== 'thousand-lines.mdx')
  .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

/** Fragments that authors leave unclosed, misspell, paste from elsewhere or mean as text. */
const pieces = [
  ...[
    '<',
    '>',
    '{',
    '}',
    '`',
    '```',
    '```tsx',
    '~~~',
    '*',
    '**',
    '_',
    '|',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '&',
    '$',
    '#',
  ],
  ...[
    ':::',
    ':::note',
    ':::wraning',
    ':::tip[Title]',
    '::::',
    '::leaf',
    ':text[x]{a=b}',
    '10:30',
    '{#id}',
    '## 🎉',
  ],
  ...[
    '<br>',
    '<br />',
    '<div>',
    '</div>',
    '<p>',
    '<a href="#x">',
    '</a>',
    '<details>',
    '<summary>',
    '<Tabs>',
    '</Tabs>',
  ],
  ...[
    '<TabItem value="a">',
    '<Unknown />',
    '<table><tr><td>cell</td></tr></table>',
    '<img src="./kettle.png">',
  ],
  ...[
    '<b style="color: red">',
    '<i style="{">',
    '<u class="x" onclick="go()">',
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '{x}',
  ],
  ...[
    '{1 + 1}',
    '{[1, 2].map((n) => <i key={n}>{n}</i>)}',
    '{undefined.x}',
    '{(() => { throw 5 })()}',
    '{null}',
  ],
  ...[
    '[a](#%zz)',
    '![a](./%zz.png)',
    '[a](%E0%A4%A)',
    '[a](\\\\[)',
    '[a]: x',
    '[^1]',
    '[^1]: Note',
    '![a](kettle.png)',
  ],
  ...[
    '---',
    '---\ntitle: *x\n---',
    'import X from "./x"',
    'import Note from "./_note.mdx"',
    'export const a = 1',
    'export',
  ],
  ...[
    '\u0000',
    '\uFEFF',
    '\u2028',
    '\r\n',
    '\t',
    '\n',
    '\n\n',
    '    ',
    '> ',
    '- ',
    '1. ',
    '| a | b |',
    '|---|---|',
  ],
  ...[
    '&nbsp;',
    '&lt;',
    '&#0;',
    '&unknown;',
    'https://example.com/%zz',
    'www.example.com',
    'ünï',
    '日本',
    '𝒳',
    '🏳️‍🌈',
  ],
];

/** Creates a file from those of the corpus with a few random mistakes; reproducible by its seed. */
export function fuzzedSource(seed: number): string {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  let source = pick(originals);
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(source.length + 1);
    const lines = source.split('\n');
    const line = below(lines.length);
    const mistakes = [
      () => source.slice(0, at) + pick(pieces) + source.slice(at),
      () => source.slice(0, at) + pick(pieces) + source.slice(at),
      () => [...lines.slice(0, line), pick(pieces), ...lines.slice(line)].join('\n'),
      () => source.slice(0, at) + source.slice(at + 1 + below(8)),
      () => [...lines.slice(0, line), ...lines.slice(line + 1 + below(3))].join('\n'),
      () => [...lines.slice(0, line), lines[line], ...lines.slice(line)].join('\n'),
      () => source.slice(0, at),
      () => `${lines.slice(0, line).join('\n')}\n${pick(originals).slice(at)}`,
    ];
    source = pick(mistakes)();
  }
  return source;
}

/**
 * Compiles a file as a page of the corpus. Returns any result that authors should not see, or null if there
 * is none.
 */
export async function faultOf(source: string): Promise<string | null> {
  const file = path.join(folder, 'fuzzed.mdx');
  try {
    const compiled = await compileContent(file, source, corpusEnvironment);
    const lost = lostWords(file, source, compiled);
    return lost.length > 0 ? `lost: ${lost.join(', ')}` : null;
  } catch (error) {
    if (!(error instanceof ContentError)) return `threw ${(error as Error)?.stack ?? String(error)}`;
    const bad = error.problems.find(
      ({ file: place, found, expected }) => !place || path.isAbsolute(place) || !found || !expected,
    );
    if (bad) return `a problem without a place: ${JSON.stringify(bad)}`;
    const unplaced = error.problems.find(({ line }) => !line);
    return unplaced ? `a problem without a line: ${JSON.stringify(unplaced)}` : null;
  }
}

/**
 * Returns the words in the parsed text that are missing from the page. Pages that need the browser cannot be
 * compared.
 */
function lostWords(file: string, source: string, { tree, warnings }: CompiledContent): string[] {
  // Markdown drops cells beyond the last column, and the author gets a warning.
  if (!tree || warnings.some(({ found }) => found.startsWith('a table row'))) return [];
  const shown = textOfTree(tree);
  const words = new Set<string>();
  visit(parseContent(file, source).tree, (node: Nodes) => {
    // Unreferenced footnotes are dropped, as in all Markdown; comments in code control its display.
    if (node.type === 'footnoteDefinition' || node.type === 'code') return 'skip';
    if (node.type !== 'text' && node.type !== 'inlineCode') return undefined;
    for (const [word] of node.value.replace(/\{#[\w.:-]+\}/g, '').matchAll(/[\p{L}\p{N}]{3,}/gu))
      words.add(word);
    return undefined;
  });
  return [...words].filter((word) => !shown.includes(word));
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Returns all text in a content tree and in the props of its components. Strings are plain text, except for
 * those under `html`.
 */
function textOfTree(value: unknown, key = ''): string {
  if (typeof value === 'string') {
    if (key !== 'html') return value;
    return value
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);
  }
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, entry]) => textOfTree(entry, name))
    .join(' ');
}
