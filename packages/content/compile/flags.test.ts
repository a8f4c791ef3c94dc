import { compileText } from '../../../test/support/compile';

test('short names with hyphens are marked, too', async () => {
  const { tree } = await compileText(
    'See `@remotion/zod-types` and `h264-mkv`, not `a - b`, `a-`, `remotion/x` or `one-name-that-fills-a-whole-line`.',
  );
  expect(JSON.stringify(tree).match(/class=\\"flag\\">[^<]*/g)).toEqual([
    'class=\\"flag\\">@remotion/zod-types',
    'class=\\"flag\\">h264-mkv',
  ]);
});

test('flags of commands are marked, so they do not break at their hyphens; other code is not', async () => {
  const { tree } = await compileText(
    'Pass `--output-location`, `--overwrite=false` or `-q`, not `npx remotion --port` or `a-b`.',
  );
  const marked = [...JSON.stringify(tree).matchAll(/<code class=\\"flag\\">([^<]*)/g)].map(
    ([, code]) => code,
  );
  expect(marked).toEqual(['--output-location', '--overwrite=false', '-q']);
});
