import { findSearchPages } from '../../search-pages/read-search-pages';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';
import type { WrittenAnswer } from '../../shared/written-answer';
import type { LoadedSite } from '../site';

/** Returns the written answers of a site, with the titles of their sources. */
export function writtenAnswers(site: LoadedSite): WrittenAnswer[] {
  const pages = new Map(
    findSearchPages(site).map(({ page, compiled }) => [
      withoutTrailingSlash(page.path),
      { title: page.title, headings: compiled?.facts.toc ?? [] },
    ]),
  );
  return site.documents.of('WrittenAnswer').map(({ question, asked, answer, sources }) => ({
    question,
    asked,
    answer,
    sources: sources.map((address) => {
      const { path, hash } = splitAddress(address);
      const { title = path, headings = [] } = pages.get(withoutTrailingSlash(path)) ?? {};
      const section = headings.find(({ id }) => `#${id}` === hash)?.text ?? null;
      return { url: address, page: title, section };
    }),
  }));
}
