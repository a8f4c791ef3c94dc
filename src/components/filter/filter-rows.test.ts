/** @jest-environment jsdom */
import { filterRows } from './filter-rows';

const row = (name: string, text: string) => `<tr><td>${name}</td><td>${text}</td></tr>`;
const table = (...rows: string[]) =>
  `<div class="table-wrap"><table><thead><tr><th>Name</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

beforeEach(() => {
  document.body.innerHTML = `<div class="prose">
    <h2>Before</h2>${table(row('other', 'stays'))}
    <p id="start"></p>
    <details><summary>Help</summary>${table(row('folded', 'stays'))}</details>
    <h2>Core</h2>
    <h3>remotion</h3>${table(row('spring()', 'Moves things'), row('random()', 'Returns a number'))}
    <h3>@remotion/paths</h3>${table(row('getLength()', 'Returns a number'))}
    <h2>Notes</h2><p>Text</p></div>`;
});

const filter = (query: string) => filterRows(document.getElementById('start') as Element, query);
const visible = () =>
  [...document.querySelectorAll('h2, h3, tbody td:first-child')]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.textContent);

test.each([
  [
    '',
    { shown: 3, total: 3 },
    ['Core', 'remotion', 'spring()', 'random()', '@remotion/paths', 'getLength()'],
  ],
  ['NUMBER a', { shown: 2, total: 3 }, ['Core', 'remotion', 'random()', '@remotion/paths', 'getLength()']],
  ['paths', { shown: 1, total: 3 }, ['Core', '@remotion/paths', 'getLength()']],
  ['spring number', { shown: 0, total: 3 }, []],
])('the query "%s" leaves matching rows and their headings', (query, count, shown) => {
  expect(filter(query)).toEqual(count);
  expect(visible()).toEqual(['Before', 'other', 'folded', ...shown, 'Notes']);
});

test('an empty query shows everything again', () => {
  filter('nothing like it');
  expect(filter(' ')).toEqual({ shown: 3, total: 3 });
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});
