import { copiedText } from './copied-text';

describe('copiedText', () => {
  it('keeps empty lines and leaves out what a diff takes away', () => {
    const lines = [
      { text: 'const a = 1;', isRemoved: true },
      { text: 'const a = 2;', isRemoved: false },
      { text: '', isRemoved: false },
      { text: '  return a;', isRemoved: false },
    ];
    expect(copiedText(lines)).toBe('const a = 2;\n\n  return a;');
  });
});
