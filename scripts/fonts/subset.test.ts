import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const css = fs.readFileSync(path.join(root, 'src/theme/styles/fonts.css'), 'utf8');

test('a subset is read from its rule; a fallback without a file is none', async () => {
  const { readSubsets } = await import('./subset.mjs');
  const rules = `@font-face {
    font-family: "Inter Variable";
    font-weight: 400 700;
    src: url("../fonts/a.woff2") format("woff2");
    unicode-range: U+0041-0043, U+2014;
  }
  @font-face { font-family: "Inter fallback"; src: local("Arial"); }`;
  expect(readSubsets(rules)).toEqual([
    {
      file: 'src/theme/fonts/a.woff2',
      family: 'Inter Variable',
      characters: 'ABC—',
      weights: { min: 400, max: 700 },
    },
  ]);
});

test('the committed fonts are the ones that `npm run update -- fonts` makes', async () => {
  const { makeSubsets } = await import('./subset.mjs');
  const subsets = await makeSubsets(root);
  expect(subsets.length).toBe(3);
  for (const { file, font } of subsets)
    expect([file, fs.readFileSync(path.join(root, file)).equals(font)]).toEqual([file, true]);
});

test('no character is in two subsets of a family', async () => {
  const { readSubsets } = await import('./subset.mjs');
  for (const family of ['Inter Variable', 'JetBrains Mono Variable']) {
    const characters = readSubsets(css)
      .filter((subset) => subset.family === family)
      .flatMap((subset) => [...subset.characters]);
    expect(new Set(characters).size).toBe(characters.length);
  }
});

test('the font that every page preloads is at most 35 KB', () => {
  expect(fs.statSync(path.join(root, 'src/theme/fonts/inter.woff2')).size).toBeLessThanOrEqual(35_000);
});
