import fs from 'node:fs';
import path from 'node:path';
import { checkLinks } from '../../content-model/links/check-links';
import { compilePages, readSite, type SiteContent, type SiteFolders } from '../../content-model/read-site';
import { checkDocs, type DocNode } from '../../content-model/sets/docs/pages';
import type { ResolvedSidebars, SidebarFile } from '../../content-model/sidebars/load';
import { staticFiles } from '../../content-model/static-files';
import { displayPath } from '../../mdx/compile/place';
import { type ContentProblem, formatProblem } from '../../shared/content-error';
import { footer } from '../../site/footer';
import { navbar } from '../../site/navbar';
import { checkCodeRoutes } from './code-routes';
import { checkDescription } from './descriptions';
import { checkExternalLinks } from './external-links';
import { checkFacts, factsName, readFacts } from './facts';
import { checkHeadings } from './headings';
import { checkAltTexts, checkImageSizes, checkUnusedImages, imageFiles } from './images';
import { checkLicenseTerms } from './license-terms';
import { checkOriginality } from './originality';
import { checkReach } from './orphan-pages';
import { type CheckedPage, toCheckedPage } from './page';
import { checkLedger, ledgerName, readLedger } from './route-ledger';
import { checkPosts, pageRoutes } from './routes';
import { checkSources } from './sources';
import { checkStiffPhrases } from './stiff-phrases';
import { checkTerminology } from './terminology';
import { checkThinHeadings } from './thin-headings';
import { checkTitles } from './titles';
import { checkShellLines } from './toolkit';

export { formatProblem };

/** What the checks of a content folder found. */
export interface ContentReport {
  /** Mistakes, by file and line. */
  problems: ContentProblem[];
  /** MDX files that were read. */
  files: number;
}

/** Checks that look at one page alone. */
const pageChecks = [
  checkDescription,
  checkHeadings,
  checkThinHeadings,
  checkExternalLinks,
  checkAltTexts,
  checkShellLines,
  checkStiffPhrases,
  checkLicenseTerms,
];

/**
 * Checks a content folder without building it: everything that a build refuses or warns of, and what only readers would notice.
 * `originalityTool` is the path of a script that finds prose of others; without it, this is not asked.
 */
export async function checkContent(
  folders: SiteFolders,
  { originalityTool }: { originalityTool?: string | undefined } = {},
): Promise<ContentReport> {
  const problems: ContentProblem[] = [];
  const nameOf = (file: string) => displayPath(file, folders);
  const site = readSite(folders, problems);
  const pages = site.pages.map(toCheckedPage);
  problems.push(
    ...pages.flatMap((page) => pageChecks.flatMap((check) => check(page))),
    ...checkTitles(pages),
    ...pages.flatMap((page) => checkSources(page, path.join(folders.root, 'samples/node_modules'))),
    ...checkSharedFacts(pages, site.contentDir, nameOf),
  );
  const sidebars = checkSets(site, problems);
  const later = await Promise.all([
    checkConnections({ site, pages, sidebars, nameOf }),
    originalityTool ? checkOriginality(originalityTool, { contentDir: site.contentDir, nameOf }) : [],
  ]);
  problems.push(...later.flat());
  return { problems: sorted(problems), files: pages.length };
}

/** Compares the pages with the facts of the content folder, if it has any. */
function checkSharedFacts(
  pages: readonly CheckedPage[],
  contentDir: string,
  nameOf: (file: string) => string,
): ContentProblem[] {
  const absolutePath = path.join(contentDir, factsName);
  if (!fs.existsSync(absolutePath)) return [];
  const problems: ContentProblem[] = [];
  const file = nameOf(absolutePath);
  const facts = readFacts(fs.readFileSync(absolutePath, 'utf8'), file, problems);
  return [...problems, ...checkFacts(pages, { facts, file })];
}

/** Ids, sidebars, neighbours, authors: what the nodes of a set have to do with each other. */
function checkSets({ nodesOfType, contentDir }: SiteContent, problems: ContentProblem[]): ResolvedSidebars {
  checkPosts(nodesOfType, problems);
  return checkDocs(
    nodesOfType('Doc') as unknown as DocNode[],
    nodesOfType('Sidebar') as unknown as SidebarFile[],
    { problems, contentDir },
  );
}

interface Connections {
  site: SiteContent;
  pages: readonly CheckedPage[];
  sidebars: ResolvedSidebars;
  nameOf: (file: string) => string;
}

/** Links, routes and pictures: what pages have to do with each other and with files. */
async function checkConnections({ site, pages, sidebars, nameOf }: Connections): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const compiled = await compilePages(site, problems);
  const { routes, repeated } = pageRoutes(site);
  const ledger = readLedger(site.contentDir);
  const ledgerFile = nameOf(path.join(site.contentDir, ledgerName));
  const moved = ledger ? checkLedger(ledger, { routes, file: ledgerFile }) : [];
  for (const file of staticFiles(site.root)) routes.add(file);
  const linked = compiled.map((page) => ({ ...page, path: String(page.fields.path ?? '') }));
  const { broken, brokenAnchors } = checkLinks(linked, { routes });

  const links = linked.flatMap(({ name, compiled: { links } }) =>
    links.flatMap(({ to }) => (to === undefined ? [] : [{ from: name, to }])),
  );
  for (const address of addressesOf([navbar, footer])) links.push({ from: 'the site', to: address });
  const docs = pages.filter(({ type }) => type === 'Doc');
  const isInSidebar = (route: string) => sidebars.ofRoute.has(route);

  const images = imageFiles(site.contentDir);
  const used = new Set(compiled.flatMap((page) => page.compiled.dependencies));
  return [
    ...problems,
    ...repeated,
    ...moved,
    ...pages.flatMap((page) => checkCodeRoutes(page, routes)),
    ...(await Promise.all(pages.map(checkTerminology))).flat(),
    ...broken,
    ...brokenAnchors,
    ...checkReach(docs, isInSidebar, links),
    ...(await checkImageSizes(images, nameOf)),
    ...checkUnusedImages(images, used, nameOf),
  ];
}

/** Every internal address of the settings of the site's bars. */
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
