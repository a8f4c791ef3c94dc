import { moveUp, rename } from './edits.mjs';

const sidebar = `- doc: api
- category: Command line
  items:
    - doc: cli/studio
    - doc: cli/render
    - doc: cli/still
- category: More
`;

test('an entry moves up within its category', () => {
  expect(moveUp(sidebar)).toBe(
    sidebar.replace('studio', 'x').replace('render', 'studio').replace('x', 'render'),
  );
});

test('the first category gets another name', () => {
  expect(rename(sidebar, 'Tools')).toBe(sidebar.replace('Command line', 'Tools'));
});
