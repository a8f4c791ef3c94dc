import { workKind, workName } from './work-name';

test.each([
  ['https://www.krumzi.com/', 'product', 'krumzi.com'],
  ['https://asius.ai/#portfolio', 'product', 'asius.ai'],
  ['https://github.com/karelnagel/remotion-sst', 'code', 'remotion-sst'],
  ['https://github.com/a/Bookie/tree/master/projects/ai-book-video', 'code', 'ai-book-video'],
  ['https://www.npmjs.com/package/@remotion/cloudrun', 'code', '@remotion/cloudrun'],
])('%s is a %s called %s', (address, kind, name) => {
  expect(workKind(address)).toBe(kind);
  expect(workName(address)).toBe(name);
});
