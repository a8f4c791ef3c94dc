import { countInboundLinks } from '../../search/records/inbound-links';
import { findSearchPages } from '../../search/records/read-search-pages';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';
import type { LoadedSite } from '../site';

/** A question that a page answers, suggested while the search field is empty. */
export interface StartQuestion {
  question: string;
  /** Route of the page. */
  path: string;
}

/** A page, with the data used to choose its questions. */
export interface AnsweringPage {
  path: string;
  answers: readonly string[];
  links: readonly { to?: string }[];
}

const questionWords = /^(how|why|what|when|where|which|who|can|could|do|does|is|are|should)\b(?! not\b)/i;
const most = 12;

/** Returns the questions of a site: see `chooseQuestions`. */
export function startQuestions(site: LoadedSite): StartQuestion[] {
  return chooseQuestions(
    findSearchPages(site).map(({ page: { path, answers = [] }, compiled }) => {
      return { path, answers, links: compiled?.facts.links ?? [] };
    }),
  );
}

/**
 * Returns the first question of each page, at most 12. Pages are ranked by how many other parts of the site link to
 * them. Each part counts once, because all pages of a package may link to the same page.
 */
export function chooseQuestions(pages: readonly AnsweringPage[]): StartQuestion[] {
  const parts = new Map<string, { path: string; links: { to?: string }[] }>();
  for (const { path, links } of pages) {
    const part = partOf(path);
    const linking = parts.get(part) ?? { path: part, links: [] };
    parts.set(part, linking);
    linking.links.push(...links.filter(({ to }) => to && partOf(to) !== part));
  }
  const inbound = countInboundLinks([...parts.values()]);
  const rank = ({ path }: AnsweringPage) => inbound.get(withoutTrailingSlash(path)) ?? 0;
  return pages
    .toSorted((a, b) => rank(b) - rank(a) || (a.path < b.path ? -1 : 1))
    .flatMap(({ path, answers }) => {
      const question = answers.find((answer) => questionWords.test(answer));
      return question ? [{ question: sentence(question), path }] : [];
    })
    .slice(0, most);
}

/** Returns the part of the site that a route is in: `/docs/player` for `/docs/player/api`. */
function partOf(path: string): string {
  return splitAddress(path).path.split('/').slice(0, 3).join('/');
}

/** Proper names, by their spelling in the phrases, which are in lower case. */
const properNames: Record<string, string> = {
  i: 'I',
  lambda: 'Lambda',
  mp4: 'MP4',
  react: 'React',
  remotion: 'Remotion',
};

/** Formats a phrase as a question: capitalized, with a question mark. */
function sentence(phrase: string): string {
  const text = phrase.trim().replace(/\b[a-z0-9]+\b/g, (word) => properNames[word] ?? word);
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[?.!]$/.test(text) ? '' : '?');
}
