import { versionNumber, versionsFile } from '@docs/content/shared';
import { withPrefix } from 'gatsby';

type Versions = [label: string, version: number, urls: string[]][];

let versions: Promise<Versions> | undefined;
let sheet: CSSStyleSheet | undefined;

/**
 * Marks the results whose subject is newer, or has changed since the version that the reader has
 * (`src/theme/my-version`), by style rules. Loads the versions on the first call.
 */
export async function markNewer(): Promise<void> {
  versions ??= fetch(withPrefix(versionsFile)).then((response) => (response.ok ? response.json() : []));
  const known = await versions;
  const mine = versionNumber(document.documentElement.style.getPropertyValue('--my').replaceAll('"', ''));
  const rules = known
    .filter(([, version]) => version > mine)
    .map(([label, , urls]) => {
      const links = `:is(${urls.map((url) => `[href$=${JSON.stringify(url)}]`)})`;
      const places = [
        `.DocSearch-Hit ${links} .DocSearch-Hit-Container::after`,
        `[aria-label=Results] ${links}::after`,
      ];
      return `${places}{content:${JSON.stringify(label)}}`;
    });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules.join(''));
}
