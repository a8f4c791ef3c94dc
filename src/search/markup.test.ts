import { fromMarkup, markedParts, toMarkup, withoutMarks } from './markup';

const value = `The <mark>&lt;Seq</mark>uence> & "its" <img src=x onerror='y'>`;

test('everything but the marks is escaped', () => {
  expect(toMarkup(value)).toBe(
    'The <mark>&amp;lt;Seq</mark>uence&gt; &amp; &quot;its&quot; &lt;img src=x onerror=&#39;y&#39;&gt;',
  );
});

test('the text comes back', () => {
  expect(fromMarkup(toMarkup(value))).toBe(withoutMarks(value));
  expect(withoutMarks('a <mark>b</mark>')).toBe('a b');
});

test('a value falls into pieces', () => {
  expect(markedParts('a <mark>b</mark><mark>c</mark> <d>')).toEqual([
    { text: 'a ', isMatch: false },
    { text: 'b', isMatch: true },
    { text: 'c', isMatch: true },
    { text: ' <d>', isMatch: false },
  ]);
  expect(markedParts('')).toEqual([]);
});
