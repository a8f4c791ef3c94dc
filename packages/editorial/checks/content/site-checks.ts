import fs from 'node:fs';
import path from 'node:path';
import { compiledOf, type LoadedSite, mdxDocuments, type SiteStructure, staticFiles } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import { apiIndexPage, checkApiIndex, writeApiIndex } from '../../api-index';
import { readDocsReview, reviewName } from '../review';
import { answerRules, checkAnswers } from './answers';
import { checkBenchmark, readBenchmark } from './benchmark';
import { checkCodeRoutes } from './code-routes';
import { checkDemoCaptions, readReviews } from './demo-captions';
import { checkSharedFacts } from './facts';
import { checkFrontmatterImages, checkImageSizes, checkUnusedImages, imageFiles } from './images';
import { checkLivePosters } from './live-samples';
import { checkExceptions, checkMessages } from './messages';
import { checkNamedFacts } from './named-facts';
import { checkReach } from './orphan-pages';
import type { CheckedPage } from './page';
import type { pageChecks } from './page-checks';
import { checkLedger, ledgerName, readLedger } from './route-ledger';
import type { RuleName } from './rules';
import { checkSidebars } from './sidebars';
import { checkSources } from './sources';
import { checkTitles } from './titles';
import { checkToolkitErrors, toolkitMessages } from './toolkit';

/** The site as its checks see it. */
export interface CheckedSite {
  site: LoadedSite;
  /** All pages that could be read. */
  pages: readonly CheckedPage[];
  /** Returns a file's path as messages show it. */
  nameOf: (file: string) => string;
}

/** What a site's checks can see before its pages are compiled. */
type StructuredSite = SiteStructure & Pick<LoadedSite, 'folders'>;

/** A check of the whole site. */
export type SiteCheck = (checked: CheckedSite) => ContentProblem[] | Promise<ContentProblem[]>;

/** Checks that need more than one page, by rule. Every rule has a check here or in `pageChecks`. */
export const siteChecks: Record<Exclude<RuleName, keyof typeof pageChecks>, SiteCheck> = {
  answers: ({ site, pages }) =>
    checkAnswers(pages, {
      rules: answerRules(readDocsReview(site.folders)),
      queries: readBenchmark(site.folders.root).map(({ query }) => query),
    }),
  'api-index': checkIndexOfFunctions,
  benchmark: ({ site }) => checkBenchmark(readBenchmark(site.folders.root), site),
  'code-routes': ({ site, pages }) => {
    const routes = addressesIn(site);
    return pages.flatMap((page) => checkCodeRoutes(page, routes));
  },
  'demo-captions': ({ site, pages }) => {
    const mistakes: ContentProblem[] = [];
    const reviews = readReviews(site.folders, mistakes);
    return [...mistakes, ...checkDemoCaptions(pages, { root: site.folders.root, reviews })];
  },
  facts: ({ site, pages, nameOf }) => checkSharedFacts(pages, site.folders.contentDir, nameOf),
  'image-sizes': ({ site, nameOf }) => checkImageSizes(imageFiles(site.folders.contentDir), nameOf),
  'live-posters': ({ site, pages }) => checkLivePosters(pages, site.folders.root),
  messages: checkQuotes,
  'named-facts': ({ site, pages, nameOf }) =>
    checkNamedFacts(pages, { contentDir: site.folders.contentDir, people: peopleOf(site), nameOf }),
  'preview-images': ({ site, pages }) => checkFrontmatterImages(pages, new Set(staticFiles(site.folders))),
  reach: checkIncomingLinks,
  'route-ledger': ({ site, nameOf }) => {
    const ledger = readLedger(site.folders.contentDir);
    const file = nameOf(path.join(site.folders.contentDir, ledgerName));
    return ledger ? checkLedger(ledger, { routes: site.routes.all, file }) : [];
  },
  sidebars: checkAllSidebars,
  sources: ({ site, pages }) => {
    const samples = path.join(site.folders.root, 'samples/node_modules');
    return pages.flatMap((page) => checkSources(page, samples));
  },
  titles: ({ pages }) => checkTitles(pages),
  'unused-images': ({ site, nameOf }) => {
    const used = new Set(compiledPages(site).flatMap(({ facts }) => facts.dependencies));
    return checkUnusedImages(imageFiles(site.folders.contentDir), used, nameOf);
  },
};

/** Whether the list of all functions is current. */
function checkIndexOfFunctions({ site }: CheckedSite): ContentProblem[] {
  const file = path.join(site.folders.contentDir, apiIndexPage);
  return fs.existsSync(file) ? checkApiIndex(fs.readFileSync(file, 'utf8'), writeApiIndex(site)) : [];
}

/**
 * Troubleshooting pages (those in a folder or sidebar category of that name) quote real messages, and pages cover
 * the packages' errors.
 */
function checkQuotes({ site, pages, nameOf }: CheckedSite): ContentProblem[] {
  const { sidebars, folders } = site;
  const { withoutMessage } = readDocsReview(folders) ?? {};
  if (!withoutMessage) return [];
  const isTroubleshooting = ({ name, fields }: CheckedPage) => {
    const route = String(fields.path);
    const trail = sidebars.byName.get(sidebars.ofRoute.get(route) ?? '')?.trailTo(route) ?? [];
    const isIn = trail.some((item) => item.type === 'category' && item.label === 'Troubleshooting');
    return isIn || /\/troubleshooting\//.test(name);
  };
  const rules = { isMessage: toolkitMessages(), isTroubleshooting, withoutMessage };
  const file = nameOf(path.join(folders.contentDir, reviewName));
  return [
    ...pages.flatMap((page) => checkMessages(page, rules)),
    ...checkExceptions(rules, { routes: site.routes.all, file }),
    ...checkToolkitErrors(pages),
  ];
}

/** A sidebar, the navbar, the footer or a link of another page leads to every doc. */
function checkIncomingLinks({ site, pages }: CheckedSite): ContentProblem[] {
  const links = compiledPages(site).flatMap(({ sourceName, facts }) =>
    facts.links.flatMap(({ to }) => (to === undefined ? [] : [{ from: sourceName, to }])),
  );
  for (const address of linksInSettings([site.frame.navbar, site.frame.footer]))
    links.push({ from: 'the site', to: address });
  const docs = pages.filter(({ type }) => type === 'Doc');
  return checkReach(docs, (route) => site.sidebars.ofRoute.has(route), links);
}

/** Finds entries that lead nowhere, and pages that a sidebar has twice. */
export function checkAllSidebars({ site }: { site: StructuredSite }): ContentProblem[] {
  const addresses = addressesIn(site);
  const sourceOf = (name: string) => {
    const file = site.documents.of('SidebarFile').find((each) => each.name === name);
    return file && { name: file.sourceName, text: fs.readFileSync(file.sourcePath, 'utf8') };
  };
  return checkSidebars(site, (route) => addresses.has(route), sourceOf);
}

/** All pages and static files. */
const addressesIn = ({ routes, folders }: StructuredSite) =>
  new Set([...routes.all, ...staticFiles(folders)]);

/** The compiled pages, with what is known about each. */
function compiledPages(site: LoadedSite) {
  return mdxDocuments(site).flatMap(({ sourceName, sourcePath }) => {
    const facts = compiledOf(site, sourcePath)?.facts;
    return facts ? [{ sourceName, facts }] : [];
  });
}

/** The names of the experts and of the authors in `authors.yaml`. */
function peopleOf({ documents }: LoadedSite): string[] {
  return [...documents.any('Expert'), ...documents.any('Author')].map(({ name }) => String(name));
}

/** Every internal URL in settings. */
function linksInSettings(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksInSettings) : [];
}
