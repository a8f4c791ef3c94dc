import { compileText } from '../../../../test/support/compile';
import type { FindApi } from './target';

const routes: Record<string, string> = {
  'remotion useCurrentFrame': '/docs/use-current-frame',
  'remotion Sequence': '/docs/sequence',
  'remotion Video': '/docs/html5-video',
  '@remotion/media Video': '/docs/media/video',
  'remotion Easing.bezier': '/docs/easing#bezier',
  'remotion spring': '/docs/page',
};
const findApi: FindApi = ([module, ...path]) => {
  const named = Object.entries(routes).filter(([key]) =>
    module === null ? key.endsWith(` ${path.join('.')}`) : key === `${module} ${path.join('.')}`,
  );
  const to = named.length === 1 ? named[0]?.[1] : undefined;
  return to ? { to, title: `function of ${named[0]?.[0].split(' ')[0]}` } : undefined;
};
/** Returns the links of a page: their text and their URL. */
const linksOf = async (source: string) => {
  const { tree } = await compileText(source, {}, { findApi, pathPrefix: '/sub' });
  const html = JSON.stringify(tree).replaceAll('\\"', '"');
  return [...html.matchAll(/<a class="api" href="([^"]*)" title="[^"]*"><code>(.*?)<\/code><\/a>/g)].map(
    ([, href, text]) => `${text} ${href}`,
  );
};

test('calls, elements, members and compound names are links, with the path prefix', async () => {
  expect(
    await linksOf('A `useCurrentFrame()`, `useCurrentFrame`, `<Sequence />`, `Easing.bezier()`.'),
  ).toEqual([
    'useCurrentFrame() /sub/docs/use-current-frame',
    'useCurrentFrame /sub/docs/use-current-frame',
    '&lt;Sequence /&gt; /sub/docs/sequence',
    'Easing.bezier() /sub/docs/easing#bezier',
  ]);
});

test('a link, a heading, a summary, the own page, other code and plain words stay as they are', async () => {
  const source = [
    '## Use `useCurrentFrame()`',
    '[`useCurrentFrame()`](https://example.com) and [a **`useCurrentFrame()`**](https://example.com)',
    '`spring()`, `Sequence`, `useCurrentFrame() + 1`, `useOther()`, `<sequence>`',
    '<details>\n<summary>`useCurrentFrame()`</summary>\n\nText\n\n</details>',
  ].join('\n\n');
  expect(await linksOf(source)).toEqual([]);
});

test('a name of two packages means the one that the samples of the page import', async () => {
  expect(await linksOf('`<Video>`')).toEqual([]);
  const sample = "```tsx\nimport {Video} from '@remotion/media';\n```";
  expect(await linksOf(`\`<Video>\`\n\n${sample}`)).toEqual(['&lt;Video&gt; /sub/docs/media/video']);
  const other = "```tsx\nimport {Video} from 'remotion';\n```";
  expect(await linksOf(`\`<Video>\`\n\n${sample}\n\n${other}`)).toEqual([]);
});

test('the links are known to the page', async () => {
  const { apis, links } = await compileText('`<Sequence>`', {}, { findApi });
  expect(apis.prose).toEqual(['/docs/sequence']);
  expect(links).toEqual([]);
  expect(apis.answers).toEqual({ '[null,"Sequence"]': '/docs/sequence function of remotion  ' });
});
