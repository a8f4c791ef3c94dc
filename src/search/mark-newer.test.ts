/** @jest-environment jsdom */
import { markNewer } from './mark-newer';

test('results that the reader’s version lacks, or that changed since, get a rule; the versions are loaded once', async () => {
  const requested: string[] = [];
  const rules: string[] = [];
  window.fetch = (async (url: string) => {
    requested.push(url);
    const versions = [
      ['changed in v4.0.320', 4000320, ['/docs/spring']],
      ['needs v4.0.310', 4000310, ['/docs/spring', '/docs/spring#delay']],
      ['needs v4.0.20', 4000020, ['/docs/measure-spring']],
    ];
    return { ok: true, json: async () => versions };
  }) as unknown as typeof fetch;
  window.CSSStyleSheet = class {
    replaceSync = (text: string) => rules.push(text);
  } as unknown as typeof CSSStyleSheet;
  Object.assign(document, { adoptedStyleSheets: [] });
  const { style } = document.documentElement;
  style.setProperty('--my', '"4.0.300"');
  await markNewer();
  style.setProperty('--my', '"4.0.319"');
  await markNewer();
  expect(requested).toEqual(['/api/versions.json']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  const rule = (links: string, label: string) =>
    `.DocSearch-Hit ${links} .DocSearch-Hit-Container::after,[aria-label=Results] ${links}::after{content:"${label}"}`;
  const changed = rule(':is([href$="/docs/spring"])', 'changed in v4.0.320');
  const newer = rule(':is([href$="/docs/spring"],[href$="/docs/spring#delay"])', 'needs v4.0.310');
  expect(rules).toEqual([`${changed}${newer}`, changed]);
});
