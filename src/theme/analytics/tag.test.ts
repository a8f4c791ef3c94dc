/** @jest-environment jsdom */
import { sendToTag, tagUrl } from './tag';

const settings = { trackingId: 'G-TEST 1', anonymizeIp: false };
const calls = () =>
  ((window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => [
    ...Array.from(call),
  ]);

test('the tag is loaded once, for the first page view, and told each of them without anonymisation of the IP', () => {
  expect(document.querySelectorAll('script')).toHaveLength(0);
  sendToTag({ path: '/docs/', title: 'Docs' }, settings);
  sendToTag({ path: '/blog?a=1', title: 'Blog' }, settings);
  const scripts = [...document.querySelectorAll('script')].map(({ src, async }) => [src, async]);
  expect(scripts).toEqual([[tagUrl('G-TEST 1'), true]]);
  expect(scripts[0]?.[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST%201');
  const [js, config, ...views] = calls();
  expect(js?.[0]).toBe('js');
  expect(config).toEqual(['config', 'G-TEST 1', { anonymize_ip: false, send_page_view: false }]);
  expect(views).toEqual([
    [
      'event',
      'page_view',
      expect.objectContaining({ page_path: '/docs/', page_title: 'Docs', anonymize_ip: false }),
    ],
    ['event', 'page_view', expect.objectContaining({ page_path: '/blog?a=1', page_title: 'Blog' })],
  ]);
});
