/** @jest-environment jsdom */
import { markNewer } from './mark-newer';

test('results that the reader’s version lacks get a rule, which is loaded once', async () => {
  const requested: string[] = [];
  const rules: string[] = [];
  window.fetch = (async (url: string) => {
    requested.push(url);
    return { ok: true, json: async () => [['v4.0.310', 4000310, ['/docs/spring', '/docs/spring#delay']]] };
  }) as unknown as typeof fetch;
  window.CSSStyleSheet = class {
    replaceSync = (text: string) => rules.push(text);
  } as unknown as typeof CSSStyleSheet;
  Object.assign(document, { adoptedStyleSheets: [] });
  await markNewer();
  await markNewer();
  expect(requested).toEqual(['/api/versions.json']);
  const links = ':is([href$="/docs/spring"],[href$="/docs/spring#delay"])';
  expect(rules).toEqual([
    `.DocSearch-Hit ${links} .DocSearch-Hit-Container::after,[aria-label=Results] ${links}::after{content:"needs v4.0.310";--new:clamp(0,4000310 - var(--mine),1)}`,
  ]);
});
