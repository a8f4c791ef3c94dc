import path from 'node:path';
import { type DemoType, demoOf, demoTypes } from '../../packages/content/demos';
import type { Control, Demo } from '../../packages/content/demos/types';
import { type Literal, literalsOfModule, literalsOfShownCode } from '../../test/support/literals';

/** Placeholder for a value that the reader sets and that is not a constant. */
const setByReader = 'SET_BY_READER';

/**
 * Returns the expressions that a control inserts into the code. An option that is its own code is not a
 * constant either.
 */
function expressionsOf(control: Control): string[] {
  if (control.kind === 'number') return [setByReader];
  const options = control.kind === 'choice' ? control.options : [];
  const codes = options.map(({ value, code }) => {
    if (code === undefined) return `'${setByReader}'`;
    return code === value ? setByReader : code;
  });
  return codes.length > 0 ? [...new Set(codes)] : [`'${setByReader}'`];
}

/** Returns the code of a demo for each option of each choice. */
function variants({ code, controls }: Demo): string[] {
  return Object.entries(controls).reduce(
    (codes, [name, control]) =>
      codes.flatMap((text) => expressionsOf(control).map((value) => text.replaceAll(`{{${name}}}`, value))),
    [code],
  );
}

function drawnBy(type: DemoType): Literal[] {
  return literalsOfModule(path.join(__dirname, `${type}.tsx`));
}

function shownBy(type: DemoType): Literal[] {
  return variants(demoOf(type)).flatMap(literalsOfShownCode);
}

/**
 * Returns the constants in a demo's code that its composition lacks, or that have a different value there in
 * the same place.
 */
function unproven(type: DemoType): Literal[] {
  const { durationInFrames, width, height } = demoOf(type);
  const ofEveryVideo = [0, 1, durationInFrames, durationInFrames - 1, width, height];
  const drawn = drawnBy(type);
  return shownBy(type).filter(({ value, place }) => {
    if (String(value).includes(setByReader) || place === 'staticFile(0)') return false;
    if (typeof value === 'number' && ofEveryVideo.includes(value)) return false;
    const same = drawn.filter((other) => place !== '' && other.place === place);
    return !(same.length > 0 ? same : drawn).some((other) => other.value === value);
  });
}

test.each(demoTypes)('the demo %s shows the constants that are drawn', (type) => {
  expect(unproven(type)).toEqual([]);
});

test.each(
  demoTypes.filter((type) => demoOf(type).code.includes('spring({')),
)('the demo %s shows all settings of its springs', (type) => {
  const shown = shownBy(type);
  const settings = drawnBy(type).filter(({ place }) => place.startsWith('config.'));
  for (const setting of settings) expect(shown).toContainEqual(setting);
});

test('a constant that differs is found, wherever it is named', () => {
  const [shown] = literalsOfShownCode('<Star outerRadius={160} />');
  const drawn = literalsOfModule(path.join(__dirname, 'shapes.tsx'));
  expect(shown).toEqual({ value: 160, place: 'Star.outerRadius' });
  expect(drawn).toContainEqual(shown);
  expect(drawn).toContainEqual({ value: '#cc3307', place: 'Star.fill' });
  expect(literalsOfShownCode('const a = { b: 2 };\n\n<A c={-3} />\n<A c="d" />')).toEqual([
    { value: 2, place: 'const a.b' },
    { value: -3, place: 'A.c' },
    { value: 'd', place: 'A.c' },
  ]);
});
