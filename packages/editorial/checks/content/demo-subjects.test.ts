import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkDemoSubjects } from './demo-subjects';

const check = (body: string, api?: { export: string }) => {
  const page = checkedPage(body);
  if (api) page.fields.api = api;
  return checkDemoSubjects(page).map(formatProblem).join('\n\n');
};

test('a demo of something that the page does not mention is reported', () => {
  expect(check('A page about `interpolate()`.\n\n<Demo type="loop" />\n')).toBe(
    `content/docs/page.mdx:8:1
  found:    the demo \`loop\`, which shows \`Loop\`
  expected: a demo of something on the page, such as its \`api\` or a name in its code
  fix:      Choose another demo, or remove this one. packages/content/demos/shows.ts lists what each demo shows.`,
  );
});

test.each([
  ['its samples', '```tsx\n<Loop durationInFrames={30} />\n```\n'],
  ['its prose', 'Repeat it with `<Loop>`.\n'],
])('a page is about the names in %s', (_, body) => {
  expect(check(`${body}\n<Demo type="loop" />\n`)).toBe('');
});

test('a page is about its API', () => {
  expect(check('<Demo type="loop" />\n', { export: 'Loop' })).toBe('');
});

test('other pages, and words in prose, are not its subject', () => {
  expect(check('The Loop.\n\n<Demo type="loop" />\n\n## See also\n\n- [`<Loop>`](/docs/loop)\n')).toContain(
    'demo `loop`',
  );
  expect(check('Call `theLoopOf()`.\n\n<Demo type="loop" />\n')).toContain('demo `loop`');
});
