import { versionsFile } from '@docs/content/shared';
import { withPrefix } from 'gatsby';

let asked = false;

/**
 * Marks the results whose subject is newer than the version that the reader has (`src/theme/my-version`), by style
 * rules. Loads the versions on the first call.
 */
export async function markNewer(): Promise<void> {
  if (asked) return;
  asked = true;
  const response = await fetch(withPrefix(versionsFile));
  if (!response.ok) return;
  const versions: [label: string, version: number, urls: string[]][] = await response.json();
  const rules = versions.map(([label, version, urls]) => {
    const links = `:is(${urls.map((url) => `[href$=${JSON.stringify(url)}]`)})`;
    const places = [
      `.DocSearch-Hit ${links} .DocSearch-Hit-Container::after`,
      `[aria-label=Results] ${links}::after`,
    ];
    return `${places}{content:"needs ${label}";--new:clamp(0,${version} - var(--mine),1)}`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
