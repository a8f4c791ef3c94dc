import { nextChoice, parseChoice, resolveTheme } from './color-mode';

const respecting = { defaultMode: 'light', respectSystem: true } as const;
const ignoring = { defaultMode: 'light', respectSystem: false } as const;

describe('color mode', () => {
  it('takes only light and dark as a choice', () => {
    expect(['light', 'dark', 'system', '', null].map(parseChoice)).toEqual([
      'light',
      'dark',
      null,
      null,
      null,
    ]);
  });

  it('follows the system until the reader chooses', () => {
    expect(resolveTheme(null, true, respecting)).toBe('dark');
    expect(resolveTheme(null, false, respecting)).toBe('light');
    expect(resolveTheme('light', true, respecting)).toBe('light');
    expect(resolveTheme(null, true, ignoring)).toBe('light');
  });

  it('goes from light to dark to system and back [4.5]', () => {
    expect(nextChoice('light', respecting)).toBe('dark');
    expect(nextChoice('dark', respecting)).toBeNull();
    expect(nextChoice(null, respecting)).toBe('light');
  });

  it('swaps light and dark where the system is not respected [4.5]', () => {
    expect(nextChoice(null, ignoring)).toBe('dark');
    expect(nextChoice('dark', ignoring)).toBe('light');
    expect(nextChoice('light', ignoring)).toBe('dark');
  });
});
