import { compileText } from '../../../test/support/compile';

test('flags of commands are marked, so they do not break at their hyphens; other code is not', async () => {
  const { tree } = await compileText(
    'Pass `--output-location`, `--overwrite=false` or `-q`, not `npx remotion --port` or `a-b`.',
  );
  const marked = [...JSON.stringify(tree).matchAll(/<code class=\\"flag\\">([^<]*)/g)].map(
    ([, code]) => code,
  );
  expect(marked).toEqual(['--output-location', '--overwrite=false', '-q']);
});
