import { homeBands } from './home-bands';

const short = (key: string) => ({ key, heading: { tag: 'h2', html: key }, body: [{ tag: 'p', html: key }] });
const sample = (key: string) => ({
  ...short(key),
  body: [{ tag: 'figure', props: { className: 'code-block' }, html: '' }],
});

test('short sections stand together, samples alone', () => {
  const [a, b, c, d] = [short('a'), sample('b'), short('c'), short('d')];
  expect(homeBands([a, b, c, d])).toEqual([
    { kind: 'grid', sections: [a] },
    { kind: 'sample', section: b },
    { kind: 'grid', sections: [c, d] },
  ]);
  expect(homeBands([])).toEqual([]);
});
