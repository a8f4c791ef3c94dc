import path from 'node:path';
import { demoOf, demoTypes } from '../../packages/content/demos';
import { drawnApis, shownApis } from '../../packages/content/demos/shows';
import { importedNames } from '../../test/support/imported-names';

describe.each(demoTypes)('the names that the demo %s shows', (type) => {
  const { code, controls } = demoOf(type);
  const drawn = drawnApis[type] ?? [];
  const used = importedNames(path.join(__dirname, `${type}.tsx`));

  test('are used by its composition, or are drawn', () => {
    const missing = shownApis[type].filter((name) => !used.has(name) && !drawn.includes(name));
    expect(missing).toEqual([]);
  });

  test('are drawn only if its composition does not use them', () => {
    expect(shownApis[type]).toEqual(expect.arrayContaining([...drawn]));
    expect(drawn.filter((name) => used.has(name))).toEqual([]);
  });

  test('are in its code', () => {
    // The code of the home page's demo is a component that the reader would write.
    const isHome = type === 'wave';
    const text = [code, JSON.stringify(controls)].join('\n');
    const missing = shownApis[type].filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
    expect(isHome ? [] : missing).toEqual([]);
  });
});
