import { median, scriptsOf } from './weigh.mjs';

test('scripts are counted once, inline ones and styles are not', () => {
  const html = `<link as="script" rel="preload" href="/a-1.js"/><link rel="stylesheet" href="/s.css">
    <script>window.x = 1</script><script src="/a-1.js" async></script><script async src="/b-2.js"></script>`;
  expect(scriptsOf(html)).toEqual(['/a-1.js', '/b-2.js']);
});

test('the median is the value in the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([])).toBe(0);
});
