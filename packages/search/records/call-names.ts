import { squash, wordsOf } from '../engine/words';
import { routeOf } from './route';
import type { TextLink } from './search-page';

/** Words that do not name a page. A link text that consists only of them ("here", "this guide") is ignored. */
const sayNothing = new Set(
  `a about above all also an and are as at be below by can click details docs documentation example examples for from
  full guide here how in into is it its learn link list more next of on one or other our own page pages part read
  reference section see the their them there these this to use using what when where which with you your`.split(
    /\s+/,
  ),
);
const longest = 60;
const mostNames = 6;
/** A link text that leads to more pages than this is not a name. */
const mostTargets = 2;

/**
 * Returns the link texts that other pages use for each page, most used first, by route without trailing
 * slash.
 */
export function callNames(
  pages: readonly { path: string; links: readonly TextLink[] }[],
): Map<string, string[]> {
  const uses = new Map<string, Map<string, number>>();
  const targets = new Map<string, Set<string>>();
  for (const { path, links } of pages) {
    for (const { text, href } of links) {
      const route = routeOf(href);
      if (!route.startsWith('/') || route === routeOf(path) || !isName(text)) continue;
      const key = squash(text);
      targets.set(key, (targets.get(key) ?? new Set()).add(route));
      const names = uses.get(route) ?? new Map<string, number>();
      uses.set(route, names.set(text, (names.get(text) ?? 0) + 1));
    }
  }
  return new Map([...uses].map(([route, names]) => [route, mostUsed(names, targets)]));
}

function isName(text: string): boolean {
  return (
    text.length <= longest &&
    wordsOf(text).some((word) => !sayNothing.has(word.text.toLowerCase()) && word.text.length > 1)
  );
}

function mostUsed(
  names: ReadonlyMap<string, number>,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const seen = new Set<string>();
  return [...names]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
    .map(([text]) => text)
    .filter((text) => {
      const key = squash(text);
      const isNew = !seen.has(key) && (targets.get(key)?.size ?? 0) <= mostTargets;
      seen.add(key);
      return isNew;
    })
    .slice(0, mostNames);
}
