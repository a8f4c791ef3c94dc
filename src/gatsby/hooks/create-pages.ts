import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import { tryCompiled } from '../../content-model/compiled';
import { checkLinks, type LinkedPage } from '../../content-model/links/check-links';
import { readContentFolder } from '../../content-model/read-folder';
import { handWrittenRoutes, usedTwice } from '../../content-model/routes';
import { contentSets } from '../../content-model/sets';
import { isMdxSet, type PagesContext } from '../../content-model/sets/content-set';
import { staticFiles } from '../../content-model/static-files';
import type { CompiledContent } from '../../mdx/compile';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { withoutTrailingSlash } from '../../shared/paths';
import { readEnv } from '../../site/env';
import { keepUp } from '../keep-up';
import { startOutputFiles } from '../output-files';
import { compileEnvironment, forgetRoutes, rememberQuery, siteFolders } from '../prepare';
import { reportProblems, reportWarnings } from '../report';

/**
 * Creates the pages of all content sets, redirects among them, and checks what only the whole can show: routes and links. Where a build
 * goes on after that, another process gets ready to write beside it.
 */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  const { graphql, actions, reporter, getNodesByType } = api;
  const folders = siteFolders();
  const env = readEnv();
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  forgetRoutes();
  rememberQuery(graphql);
  if (process.env.NODE_ENV !== 'production') {
    keepUp(api);
    // A build has read the folder before it began (`on-pre-bootstrap`); in development files have changed since.
    readContentFolder(folders, problems);
  }
  const sources = contentNodes(getNodesByType);
  const linked = await compileAll(sources, problems, warnings);

  const owners = ownersOf(sources);
  const created = new Map<string, string>();
  const context: PagesContext = {
    ...folders,
    graphql,
    actions,
    reporter,
    env,
    problems,
    warnings,
    createPage: ({ path: route, template, context: pageContext, source }) => {
      const key = withoutTrailingSlash(route);
      const owner = owners.get(route)?.join(' and ') ?? template;
      const other = created.get(key);
      if (other) warnings.push(usedTwice(route, owner, other));
      created.set(key, owner);
      const component = path.join(folders.root, 'src/templates', `${template}.tsx`);
      actions.createPage({
        path: route,
        component: source ? `${component}?__contentFilePath=${source}` : component,
        context: pageContext,
      });
    },
  };
  try {
    // Pages are created from queries over nodes that all exist: one set after the other keeps the order of messages.
    for (const set of contentSets) await set.createPages?.(context);
    createRedirects(sources, context);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }

  const routes = new Set([
    ...created.keys(),
    ...handWrittenRoutes(folders.root).map(withoutTrailingSlash),
    ...staticFiles(folders.root),
  ]);
  const { broken, brokenAnchors } = checkLinks(linked, { routes });
  if (env.onBrokenLinks === 'throw') problems.push(...broken);
  if (env.onBrokenLinks === 'warn') warnings.push(...broken);
  if (env.onBrokenLinks !== 'ignore') warnings.push(...brokenAnchors);
  reportWarnings(reporter, 'The content has faults that do not stop the build.', warnings);
  await reportProblems(reporter, 'The content has mistakes.', problems);
  if (process.env.NODE_ENV === 'production') startOutputFiles();
}

interface ContentNode extends Node {
  path?: string;
  sourcePath: string;
  sourceName: string;
  redirectFrom?: string[];
}

/** Nodes of all sets whose files are MDX. */
function contentNodes(getNodesByType: CreatePagesArgs['getNodesByType']): ContentNode[] {
  const types = new Set(contentSets.filter(isMdxSet).map((set) => set.type));
  return [...types].flatMap((type) => getNodesByType(type) as ContentNode[]);
}

/**
 * Compiles everything at once: all mistakes are told together, and the queries find their answers ready. From the last page to the
 * first: another process goes the other way (`tasks/compile-trees`).
 */
async function compileAll(
  nodes: readonly ContentNode[],
  problems: ContentProblem[],
  warnings: ContentProblem[],
): Promise<LinkedPage[]> {
  const results = new Map<string, CompiledContent | ContentError>();
  for (const { sourcePath } of nodes.toReversed())
    results.set(sourcePath, await tryCompiled(sourcePath, compileEnvironment()));
  const linked: LinkedPage[] = [];
  for (const { sourcePath, sourceName, path: route } of nodes) {
    const compiled = results.get(sourcePath) as CompiledContent | ContentError;
    if (compiled instanceof ContentError) problems.push(...compiled.problems);
    else {
      warnings.push(...compiled.warnings);
      linked.push({ name: sourceName, path: route ?? '', compiled });
    }
  }
  return linked;
}

/** The names of files by the route that they have. */
function ownersOf(nodes: readonly ContentNode[]): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const { path: route = '', sourceName } of nodes)
    owners.set(route, [...(owners.get(route) ?? []), sourceName]);
  return owners;
}

function createRedirects(nodes: readonly ContentNode[], context: PagesContext): void {
  for (const { path: to, redirectFrom = [] } of nodes) {
    for (const from of redirectFrom)
      context.createPage({ path: from, template: 'redirect', context: { layout: 'plain', to } });
  }
}
