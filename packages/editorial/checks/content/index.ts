import fs from 'node:fs';
import path from 'node:path';
import {
  checkSynonyms,
  compiledOf,
  createSite,
  displayPath,
  type LoadedSite,
  mdxDocuments,
  type SiteOptions,
  staticFiles,
} from '@docs/content';
import { type ContentProblem, formatProblem } from '@docs/content/shared';
import { apiIndexPage, checkApiIndex, writeApiIndex } from '../../api-index';
import { hasCoverage, readCoverage } from '../status';
import type { Coverage } from '../status/schema';
import { answerRules, checkAnswers } from './answers';
import { checkBenchmark, readBenchmark } from './benchmark';
import { checkCodeRoutes } from './code-routes';
import { checkDemoCaptions, readReviews } from './demo-captions';
import { checkSharedFacts } from './facts';
import { checkFrontmatterImages, checkImageSizes, checkUnusedImages, imageFiles } from './images';
import { checkLivePosters } from './live-samples';
import { checkMessages } from './messages';
import { checkNamedFacts } from './named-facts';
import { checkOriginality } from './originality';
import { checkReach } from './orphan-pages';
import { type CheckedPage, readPages, toCheckedPage } from './page';
import { checkPage } from './page-checks';
import { checkLedger, ledgerName, readLedger } from './route-ledger';
import { type ApplyRule, readRules } from './rules';
import { checkSidebars } from './sidebars';
import { checkSources } from './sources';
import { checkTerminology } from './terminology';
import { checkTitles } from './titles';
import { checkToolkitErrors, toolkitMessages } from './toolkit';

export { formatProblem };

/** The results of the content checks. */
export interface ContentReport {
  /** Mistakes, sorted by file and line. */
  problems: ContentProblem[];
  /** Number of MDX files that were read. */
  files: number;
}

/**
 * Checks a content folder without building it: everything that a build rejects or warns about, and problems
 * that only readers would notice. `originalityTool` is the path of a script that finds plagiarized prose; if
 * absent, this check is skipped.
 */
export async function checkContent(
  options: SiteOptions,
  { originalityTool }: { originalityTool?: string | undefined } = {},
): Promise<ContentReport> {
  const { folders } = options;
  const site = await createSite(options).load();
  const nameOf = (file: string) => displayPath(file, folders);
  const problems: ContentProblem[] = [...site.errors, ...site.warnings];
  const rule = readRules(folders, problems);
  const pages = readPages(site, problems)
    .map(toCheckedPage)
    // If a page has a mistake in its frontmatter, what seems to be missing may be part of that mistake.
    .filter(({ isReadable, name }) => isReadable && !site.fileErrors.some(({ file }) => file === name));
  const later = await Promise.all([
    checkConnections(site, pages, { nameOf, rule }),
    originalityTool
      ? checkOriginality(originalityTool, { contentDir: folders.contentDir, nameOf }).then((found) =>
          rule('originality', found),
        )
      : [],
  ]);
  const coverage = hasCoverage(folders) ? readCoverage(folders) : undefined;
  const benchmark = readBenchmark(folders.root);
  const samples = path.join(folders.root, 'samples/node_modules');
  const queries = benchmark.map(({ query }) => query);
  const people = peopleOf(site);
  const reviews = readReviews(folders, problems);
  problems.push(
    ...pages.flatMap((page) => checkPage(page, rule)),
    ...rule('titles', checkTitles(pages)),
    ...rule(
      'sources',
      pages.flatMap((page) => checkSources(page, samples)),
    ),
    ...rule('facts', checkSharedFacts(pages, folders.contentDir, nameOf)),
    ...rule('named-facts', checkNamedFacts(pages, { contentDir: folders.contentDir, people, nameOf })),
    ...rule('answers', checkAnswers(pages, { rules: answerRules(coverage), queries })),
    ...rule('benchmark', checkBenchmark(benchmark, site)),
    ...rule('messages', checkQuotes(site, pages, coverage)),
    ...rule('demo-captions', checkDemoCaptions(pages, { root: folders.root, reviews })),
    ...rule('live-posters', checkLivePosters(pages, folders.root)),
    ...later.flat(),
  );
  const apiIndex = path.join(folders.contentDir, apiIndexPage);
  if (fs.existsSync(apiIndex))
    problems.push(
      ...rule('api-index', checkApiIndex(fs.readFileSync(apiIndex, 'utf8'), writeApiIndex(site))),
    );
  checkSynonyms(folders, problems);
  return { problems: sorted(problems), files: pages.length };
}

/** Returns the names of the experts and of the authors in `authors.yaml`. */
function peopleOf({ documents }: LoadedSite): string[] {
  return [...documents.any('Expert'), ...documents.any('Author')].map(({ name }) => String(name));
}

/**
 * Checks messages: troubleshooting pages (those in a folder or sidebar category of that name) quote theirs, and
 * pages cover the packages' errors.
 */
function checkQuotes(
  { sidebars }: LoadedSite,
  pages: readonly CheckedPage[],
  coverage: Coverage | undefined,
): ContentProblem[] {
  if (!coverage?.withoutMessage) return [];
  const isTroubleshooting = ({ name, fields }: CheckedPage) => {
    const route = String(fields.path);
    const trail = sidebars.byName.get(sidebars.ofRoute.get(route) ?? '')?.trailTo(route) ?? [];
    const isIn = trail.some((item) => item.type === 'category' && item.label === 'Troubleshooting');
    return isIn || /\/troubleshooting\//.test(name);
  };
  const rules = { isMessage: toolkitMessages(), isTroubleshooting, withoutMessage: coverage.withoutMessage };
  return [...pages.flatMap((page) => checkMessages(page, rules)), ...checkToolkitErrors(pages)];
}

/** Runs the checks that need more than one page: links, routes in code, images, terminology. */
async function checkConnections(
  site: LoadedSite,
  pages: readonly CheckedPage[],
  { nameOf, rule }: { nameOf: (file: string) => string; rule: ApplyRule },
): Promise<ContentProblem[]> {
  const compiled = mdxDocuments(site).flatMap(({ sourceName, sourcePath }) => {
    const facts = compiledOf(site, sourcePath)?.facts;
    return facts ? [{ sourceName, facts }] : [];
  });
  const links = compiled.flatMap(({ sourceName, facts }) =>
    facts.links.flatMap(({ to }) => (to === undefined ? [] : [{ from: sourceName, to }])),
  );
  for (const address of addressesOf([site.frame.navbar, site.frame.footer]))
    links.push({ from: 'the site', to: address });
  const docs = pages.filter(({ type }) => type === 'Doc');
  const isInSidebar = (route: string) => site.sidebars.ofRoute.has(route);
  const sidebarSource = (name: string) => {
    const file = site.documents.of('SidebarFile').find((each) => each.name === name);
    return file && { name: file.sourceName, text: fs.readFileSync(file.sourcePath, 'utf8') };
  };

  const routes = new Set([...site.routes.all, ...staticFiles(site.folders)]);
  const ledger = readLedger(site.folders.contentDir);
  const ledgerFile = nameOf(path.join(site.folders.contentDir, ledgerName));
  const moved = ledger ? checkLedger(ledger, { routes: site.routes.all, file: ledgerFile }) : [];
  const images = imageFiles(site.folders.contentDir);
  const used = new Set(compiled.flatMap(({ facts }) => facts.dependencies));
  const terms = await Promise.all(pages.map(checkTerminology));
  return [
    ...rule('route-ledger', moved),
    ...rule(
      'code-routes',
      pages.flatMap((page) => checkCodeRoutes(page, routes)),
    ),
    ...rule('terminology', terms.flat()),
    ...rule('reach', checkReach(docs, isInSidebar, links)),
    ...rule(
      'sidebars',
      checkSidebars(site, (route) => routes.has(route), sidebarSource),
    ),
    ...rule('preview-images', checkFrontmatterImages(pages, new Set(staticFiles(site.folders)))),
    ...rule('image-sizes', await checkImageSizes(images, nameOf)),
    ...rule('unused-images', checkUnusedImages(images, used, nameOf)),
  ];
}

/** Returns every internal URL in the settings of the navbar and the footer. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesOf) : [];
}

function sorted(problems: readonly ContentProblem[]): ContentProblem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
