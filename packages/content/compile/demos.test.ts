import { compileError, compileText } from '../../../test/support/compile';

const props = async (source: string, files: Record<string, string> = {}) => {
  const [node] = (await compileText(source, files)).tree ?? [];
  return (node as { props: Record<string, unknown> }).props;
};

test('a demo gets all that the page draws before any code of it is loaded', async () => {
  expect(await props('<Demo type="spring" />')).toEqual({
    type: 'spring',
    title: 'A spring',
    caption: expect.stringContaining("spring's value"),
    width: 960,
    height: 480,
    fps: 30,
    durationInFrames: expect.any(Number),
    posterFrame: 26,
    controls: expect.objectContaining({ damping: expect.objectContaining({ kind: 'number', default: 10 }) }),
    code: expect.stringContaining('damping: {{damping}},'),
    poster: 'spring',
  });
});

test('values and a caption of its own are kept [10.6]', async () => {
  expect(
    await props('<Demo type="easing" curve="bounce" direction={"out"} caption="It bounces." />'),
  ).toMatchObject({ caption: 'It bounces.', values: { curve: 'bounce', direction: 'out' } });
  expect(await props('<Demo type="bezier" y2={-0.5} />')).toMatchObject({ values: { y2: -0.5 } });
});

test('its poster is the one with its values, where that is drawn in both modes', async () => {
  const name = 'static/demos/spring.damping-200';
  const drawn = { [`${name}-light.avif`]: '', [`${name}-dark.avif`]: '' };
  expect(await props('<Demo type="spring" damping={200} />', drawn)).toMatchObject({
    poster: 'spring.damping-200',
  });
  expect(await props('<Demo type="spring" damping={200} />', { [`${name}-light.avif`]: '' })).toMatchObject({
    poster: 'spring',
  });
});

describe('a mistake is reported with its fix', () => {
  test('a type that nobody knows', async () => {
    expect(await compileError('Text\n\n<Demo type="sprin" />')).toBe(
      [
        'content/docs/page.mdx:3:1',
        '  found:    a `<Demo>` with the unknown type `sprin`',
        '  expected: the name of a demo from packages/content/demos',
        '  fix:      Did you mean `spring`?',
      ].join('\n'),
    );
  });

  test('no type', async () => {
    expect(await compileError('<Demo />')).toContain('found:    a `<Demo>` without a type');
  });

  test('an attribute that is no control', async () => {
    expect(await compileError('<Demo type="spring" dampin={3} />')).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    the attribute `dampin`',
        '  expected: a control of the demo `spring`, or `caption`',
        '  fix:      Did you mean `damping`?',
      ].join('\n'),
    );
  });

  test('a value that is out of bounds', async () => {
    expect(await compileError('<Demo type="spring" damping={0} />')).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    `damping` with the value `0`',
        '  expected: a number from 1 to 200',
      ].join('\n'),
    );
  });

  test('a value that is not written out', async () => {
    expect(await compileError('<Demo type="spring" damping={2 * 5} />')).toContain(
      'found:    `damping` with the value of an expression',
    );
  });
});
