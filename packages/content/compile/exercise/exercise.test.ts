import { compileError, compileText } from '../../../../test/support/compile';

const start = '```tsx start title="src/A.tsx"\nexport const A = () => <p>a</p>;\n```';
const solution =
  '```tsx solution live alt="A b" duration=60\n// @filename: src/A.tsx\nexport const A = () => <p>b</p>;\n\n// @filename: src/b.ts\nexport const b = 1;\n```';
const yaml = [
  'probes: [0, {frame: 20, props: {title: Hi}}]',
  'rules:',
  '  - {uses: spring, hint: Call `spring()`.}',
  'hints:',
  '  - {when: opacity, frames: [0, 10], hint: Too early.}',
  '  - hint: Look again.',
];
const page = (body: string, lines = yaml) => [body, { 'content/docs/page.yaml': lines.join('\n') }] as const;
const exercise = (...parts: string[]) => `<Exercise>\n\n${parts.join('\n\n')}\n\n</Exercise>`;

test('an exercise is a section with the task, the start, the hints and the solution', async () => {
  const { tree, dependencies } = await compileText(
    ...page(`<Goal />\n\n${exercise('Do **this**.', start, solution)}\n\n<YourVideo />`),
  );
  const [goal, section, own] = tree as { tag: string; props: Record<string, string>; html: string }[];
  expect(goal?.props).toMatchObject({ className: 'live goal' });
  expect(goal?.html).toContain('data-live="goal"');
  expect(own?.props).toMatchObject({ className: 'live goal own' });
  expect(own?.html).toContain('data-live="goal"');
  // The goal moves once, unless a reader prefers that nothing moves. Everything else is still.
  expect(goal?.html).toMatch(
    /<picture><source srcset="[^"]+\.avif" media="\(prefers-reduced-motion: reduce\)"><img src="[^"]+\.webp"/,
  );
  expect(own?.html).toMatch(/^<div class="live-part"><img src="[^"]+\.avif"/);
  expect(section?.tag).toBe('section');
  expect(JSON.parse(section?.props['data-exercise'] ?? '')).toMatchObject({
    probes: [{ frame: 0 }, { frame: 20, props: { title: 'Hi' } }],
    tolerance: { opacity: 0.04, position: 3 },
    rules: [{ uses: 'spring' }],
    hints: [{ when: 'opacity', frames: [0, 10] }, {}],
  });
  const html = JSON.stringify(section);
  for (const part of [
    'Do <strong>this</strong>',
    'Call <code>spring()</code>.',
    '<li hidden=\\"\\">Too early.',
    '<li>Look again.',
    'every frame with the solution, and some with other props. Your code has to use <code>spring</code>.',
    '// @filename: </span>src/b.ts',
  ])
    expect(html).toContain(part);
  // The editor shows what is above the starter code.
  expect(html.indexOf('Your code has to use')).toBeLessThan(html.indexOf('src/A.tsx'));
  expect(dependencies).toEqual([expect.stringMatching(/page\.yaml$/)]);
});

test('mistakes are reported with their file, their line and what was expected', async () => {
  const of = async (body: string, lines?: string[]) => compileError(...page(body, lines));
  expect(await of(exercise(start))).toMatch(/an exercise with 1 `start` and 0 `solution` fences/);
  expect(await of(exercise(start, solution.replace(' live', '')))).toMatch(/that is not `live`/);
  expect(await of('<Goal />')).toMatch(/`<Goal \/>` on a page without an exercise/);
  expect(await of('<YourVideo />')).toMatch(/`<YourVideo \/>` on a page without an exercise/);
  expect(await of(`${exercise(start, solution)}\n\n${exercise(start, solution)}`)).toMatch(
    /a second exercise/,
  );
  expect(await of(exercise(start, solution), ['probes: [0, 60]', ...yaml.slice(1)])).toMatch(
    /page\.yaml:1[\s\S]*the frame 60[\s\S]*from 0 to 59/,
  );
  expect(
    await of(exercise(start, solution), [...yaml.slice(0, 2), '  - {hint: A.}', ...yaml.slice(3)]),
  ).toMatch(/page\.yaml:3[\s\S]*either `uses` or `avoids`/);
  expect(await of(exercise(start, solution), [...yaml, '  - {when: weight, hint: A.}'])).toMatch(
    /page\.yaml:7[\s\S]*one of missing, extra, opacity/,
  );
});
