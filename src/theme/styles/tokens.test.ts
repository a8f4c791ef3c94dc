import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, [light, dark]] as const,
  ),
);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: 0 | 1): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(tokens.get(name)?.[mode] ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-float'];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('tokens on %s paper', (_, mode) => {
  it.each(papers)('text has 7:1, soft text and the accent 4.5:1 on %s', (paper) => {
    expect(contrast('ink', paper, mode)).toBeGreaterThanOrEqual(7);
    expect(contrast('ink-soft', paper, mode)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('accent', paper, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it('lines that carry meaning have 3:1', () => {
    expect(contrast('line-strong', 'paper', mode)).toBeGreaterThanOrEqual(3);
  });

  it('text on the accent has 4.5:1', () => {
    expect(contrast('accent-ink', 'accent', mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    'note',
    'tip',
    'warning',
    'danger',
  ])('the title of a %s has 4.5:1, its text 7:1 on the wash', (tone) => {
    expect(contrast(tone, `${tone}-wash`, mode)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('ink', `${tone}-wash`, mode)).toBeGreaterThanOrEqual(7);
  });
});

/** Sizes beside the scale: the two largest titles, which grow with the window, text in drawings, and paper. */
const exempt = /^(?:hero|page-header|past-the-end|render-diagram|frame-outline|print)\b/;

test('font sizes are nine tokens, and 0.9em for code in text', () => {
  const root = path.join(__dirname, '../../..');
  const files = ['src', 'packages'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
      .map((name) => path.join(root, folder, name)),
  );
  const size = /font-size: ([^;]+);|font: (?:\d+ )?([^;]+?)(?: \/ [^;]+)? var\(--font/g;
  const found = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(size)].map((match) => ({
      file: path.basename(file),
      size: match[1] ?? match[2] ?? '',
    })),
  );
  const isOfScale = (value: string) => /^(?:var\(--text-[\w-]+\)|inherit|0\.9em)$/.test(value);
  expect(found.filter((each) => !isOfScale(each.size) && !exempt.test(each.file))).toEqual([]);
  expect(css.match(/^ {2}--text-[\w-]+:/gm)).toHaveLength(9);
  const declared = new Set([...css.matchAll(/--text-[\w-]+/g)].map(([name]) => name));
  const used = found.flatMap((each) => each.size.match(/--text-[\w-]+/g) ?? []);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
