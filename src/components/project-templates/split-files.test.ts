import { splitFiles } from './split-files';

test('the list of files is set apart, which has no language', () => {
  const sample = (language: string) => ({ tag: 'figure', props: { 'data-language': language }, html: '' });
  const text = { tag: 'p', html: 'a' };
  expect(splitFiles([text, sample('txt'), sample('bash')])).toEqual({
    text: [text, sample('bash')],
    files: [sample('txt')],
  });
  expect(splitFiles(null)).toEqual({ text: null, files: [] });
});
