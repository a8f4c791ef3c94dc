import type { CreateResolversArgs, Node, Reporter } from 'gatsby';
import { type GitDates, readGitDates } from '../../content-model/dates/git-dates';
import { contentSets } from '../../content-model/sets';
import { isMdxSet } from '../../content-model/sets/content-set';
import { dailyOrderQueries } from '../../content-model/sets/daily-order';
import { docsVersionResolvers } from '../../content-model/sets/docs/version';
import { resolvePostAuthors } from '../../content-model/sets/posts/authors';
import { readEnv } from '../../site/env';
import { settings } from '../../site/settings';
import { prepareCompiler, siteFolders } from '../prepare';
import { shownContent, shownTree } from '../shown-content';

interface MdxChild extends Node {
  sourcePath: string;
  sourceName: string;
  description?: string;
  hideTitle?: boolean;
  ownLastUpdate?: string;
  ownEditUrl?: string | null;
}

/** Adds to every MDX type what is worked out when it is asked for: the compiled content and what git knows. */
export function createResolvers({ createResolvers: create, ...api }: CreateResolversArgs): void {
  prepareCompiler(api as unknown as Parameters<typeof prepareCompiler>[0]);
  const dates = gitDates(api.reporter);
  const fields = {
    contentTree: { type: 'JSON', resolve: (doc: MdxChild) => shownTree(doc.sourcePath, siteFolders()) },
    excerptTree: {
      type: 'JSON',
      resolve: async (doc: MdxChild) => (await shownContent(doc.sourcePath)).excerpt,
    },
    tableOfContents: {
      type: 'JSON!',
      resolve: async (doc: MdxChild) => (await shownContent(doc.sourcePath)).toc,
    },
    isModule: {
      type: 'Boolean!',
      resolve: async (doc: MdxChild) => (await shownContent(doc.sourcePath)).tree === null,
    },
    readingMinutes: {
      type: 'Int!',
      resolve: async (doc: MdxChild) => readingMinutes((await shownContent(doc.sourcePath)).words),
    },
    description: { type: 'String', resolve: describe },
    lastUpdated: {
      type: 'String',
      resolve: (doc: MdxChild) => doc.ownLastUpdate ?? dates().get(doc.sourcePath) ?? null,
    },
    editUrl: { type: 'String', resolve: editUrl },
  };
  const types = new Set(contentSets.filter(isMdxSet).map((set) => set.type));
  create({
    ...Object.fromEntries([...types].map((type) => [type, fields])),
    Doc: {
      ...fields,
      hideTitle: {
        type: 'Boolean!',
        resolve: async (doc: MdxChild) => doc.hideTitle || (await shownContent(doc.sourcePath)).hasTitle,
      },
    },
    Query: dailyOrderQueries,
    DocsVersion: docsVersionResolvers(api.getNodesByType, siteFolders().contentDir),
    Post: { ...fields, authors: { type: '[PostAuthor!]!', resolve: resolvePostAuthors } },
  });
}

/** Minutes that reading takes, at 200 words a minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}

/** The description of the frontmatter, else the beginning of the text, cut at a word within 160 characters. */
async function describe(doc: MdxChild): Promise<string | null> {
  if (doc.description) return doc.description;
  const text = (await shownContent(doc.sourcePath)).firstParagraph ?? '';
  if (text.length <= 160) return text || null;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

function editUrl(doc: MdxChild): string | null {
  if (doc.ownEditUrl !== undefined) return doc.ownEditUrl;
  if (!doc.sourcePath.startsWith(siteFolders().root)) return null;
  return `${readEnv().repositoryUrl}/edit/${settings.repositoryBranch}/${doc.sourceName}`;
}

let readDates: GitDates | undefined;

/** Reads git once for the whole process, when the first date is asked for, and warns once. */
function gitDates(reporter: Reporter): () => GitDates['dates'] {
  return () => {
    if (!readDates) {
      readDates = readGitDates(siteFolders().contentDir);
      // Query workers read for themselves; one warning is enough.
      if (readDates.warning && !process.env.GATSBY_WORKER_ID) reporter.warn(readDates.warning);
    }
    return readDates.dates;
  };
}
