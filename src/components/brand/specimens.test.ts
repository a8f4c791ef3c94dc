import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brandColors } from './specimens';

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
