import { queryLimit, toQuery } from './query-text';

describe('toQuery', () => {
  it('brings a text onto one line', () => {
    expect(toQuery('  use\n\tCurrent\u0000Frame\u2028() ')).toBe('use Current Frame ()');
  });

  it('keeps 64 characters of a long text, and no half character [5.1]', () => {
    expect(toQuery('a'.repeat(10_000))).toBe('a'.repeat(queryLimit));
    expect(toQuery(`${'a'.repeat(63)}🎬`)).toBe('a'.repeat(63));
    expect(toQuery(`${'a'.repeat(62)}🎬`)).toBe(`${'a'.repeat(62)}🎬`);
  });

  it('keeps the message of a pasted error, and not its stack', () => {
    const stack = Array.from(
      { length: 20 },
      (_, line) => `    at render${line} (/app/node_modules/x/dist/y.js:${line}:7)`,
    );
    expect(toQuery(`    at first (/a/b.js:1:2)\nError: Could not load the font\n${stack.join('\n')}`)).toBe(
      'Could not load the font',
    );
  });

  it('leaves other scripts, markup and expressions as they are', () => {
    for (const text of ['שלום עולם', '<b>x</b>', '[a-z]+(?=x)\\', '🎬']) expect(toQuery(text)).toBe(text);
  });

  it('makes nothing of what holds nothing', () => {
    expect(toQuery(' \u0007\n ')).toBe('');
  });
});
