import { median, scriptsOf } from './weigh.mjs';

test('scripts are counted once, in tags and in the script that starts the site; styles are not', () => {
  const html = `<link as="script" rel="preload" href="/a-1.js"/><link rel="stylesheet" href="/s.css">
    <script>window.x = 1</script><script src="/a-1.js" async></script><script async src="/b-2.js"></script>
    <script>start("597c57",["/b-2.js","/c-3.js"],1000)</script>`;
  expect(scriptsOf(html)).toEqual(['/a-1.js', '/b-2.js', '/c-3.js']);
});

test('the median is the value in the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([])).toBe(0);
});
