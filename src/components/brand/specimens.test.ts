import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brandColors, typeScale } from './specimens';

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test.each(Object.entries(brandColors))('%s is reported with the values of its token', (name, {
  light,
  dark,
}) => {
  expect(read('src/theme/styles/tokens.css')).toContain(`--${name}: light-dark(${light}, ${dark});`);
});

test.each(['light', 'dark'] as const)('the files of the mark for %s paper have its colors [11.8]', (mode) => {
  for (const file of ['mark', 'logo']) {
    const svg = read(`static/${file}-${mode}.svg`);
    expect(svg).toContain(brandColors.ink[mode]);
    expect(svg).toContain(brandColors.accent[mode]);
  }
});

test('the type scale has the sizes of the tokens', () => {
  const tokens = read('src/theme/styles/tokens.css');
  const steps = ['text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];
  for (const { token, wide, phone } of typeScale) {
    const step = steps.indexOf(token) + 1;
    const rem = step > 0 ? 1 : Number(new RegExp(`--${token}: ([\\d.]+)rem;`).exec(tokens)?.[1]);
    expect([token, wide, phone]).toEqual([
      token,
      Math.round(16 * rem * 1.25 ** step),
      Math.round(16 * rem * 1.2 ** step),
    ]);
  }
});
