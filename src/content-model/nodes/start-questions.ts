import { countInboundLinks } from '../../search/records/inbound-links';
import { findSearchPages } from '../../search/records/read-search-pages';
import { withoutTrailingSlash } from '../../shared/paths';
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

const questionWords = /^(how|why|what|when|where|which|who|can|could|do|does|is|are|should)\b/i;
const most = 12;

/** Returns the questions of a site: see `chooseQuestions`. */
export function startQuestions(site: LoadedSite): StartQuestion[] {
  return chooseQuestions(
    findSearchPages(site).map(({ page: { path, answers = [] }, compiled }) => {
      return { path, answers, links: compiled?.facts.links ?? [] };
    }),
  );
}

/** Returns the first question of each page, at most 12. The pages with the most inbound links come first. */
export function chooseQuestions(pages: readonly AnsweringPage[]): StartQuestion[] {
  const inbound = countInboundLinks(pages);
  const rank = ({ path }: AnsweringPage) => inbound.get(withoutTrailingSlash(path)) ?? 0;
  return pages
    .toSorted((a, b) => rank(b) - rank(a) || (a.path < b.path ? -1 : 1))
    .flatMap(({ path, answers }) => {
      const question = answers.find((answer) => questionWords.test(answer));
      return question ? [{ question: sentence(question), path }] : [];
    })
    .slice(0, most);
}

/** Formats a phrase as a question: capitalized, with a question mark. */
function sentence(phrase: string): string {
  const text = phrase.trim().replace(/\bi\b/g, 'I');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[?.!]$/.test(text) ? '' : '?');
}
