import { z } from 'zod';
import type { DocNavigation, PostYear } from '../../shared/page-context';
import type { PageLink, PageSidebar, SidebarItem } from '../../shared/sidebar';
import type { AnnouncementBar, FooterSettings, NavbarSettings } from '../../site/types';
import { graphqlTypes } from '../schema/graphql-types';
import { authors } from '../sets/authors';
import type { PageRoute } from '../sets/content-set';
import { docs } from '../sets/docs';
import { docsVersionFields } from '../sets/docs/version';
import { experts } from '../sets/experts';
import { prosePages } from '../sets/pages';
import { createPostSet } from '../sets/posts';
import { postAuthor } from '../sets/posts/authors';
import { showcase } from '../sets/showcase';
import { templates } from '../sets/templates';
import { finishedFields } from './finished';

/** Where a document's file is, as every node of a document has it. */
const origin = z.object({ relativePath: z.string(), sourcePath: z.string(), sourceName: z.string() });

/** Orders a list so that nobody is always first: see `dailyRank`. */
const ranked = z.object({ dailyRank: z.string() });

const posts = createPostSet('posts').fields.omit({ authorRefs: true });

/**
 * The fields of every node of the GraphQL layer, by the node's type: a content set's own fields, and what the site as a whole adds.
 * Their TypeScript types are inferred, their GraphQL types generated.
 */
export const nodeSchemas = {
  Doc: docs.fields.extend({
    ...origin.shape,
    ...finishedFields.shape,
    /** Of the page of an API: pages whose samples use it, best first. */
    usedIn: z.array(z.object({ path: z.string(), title: z.string(), part: z.string().nullable() })),
    navigation: z.custom<DocNavigation & { sidebar: PageSidebar | null }>(),
  }),
  Post: posts.extend({
    ...origin.shape,
    ...finishedFields.shape,
    authors: z.array(postAuthor),
    navigation: z.custom<{ previous: PageLink | null; next: PageLink | null }>(),
  }),
  Author: authors.fields.extend(origin.shape),
  Expert: experts.fields.extend({ ...origin.shape, ...ranked.shape }),
  Template: templates.fields.extend({ ...origin.shape, ...finishedFields.shape }),
  ShowcaseEntry: showcase.fields.extend({ ...origin.shape, ...ranked.shape }),
  ProsePage: prosePages.fields.extend({ ...origin.shape, ...finishedFields.shape }),
  /** A whole sidebar; `url` is the address of its items as JSON, named by its content. */
  Sidebar: z.object({ name: z.string(), url: z.string(), items: z.custom<SidebarItem[]>() }),
  /** A set of posts, with the posts that lists show by year. */
  PostSet: z.object({ name: z.string(), years: z.custom<PostYear[]>() }),
  DocsVersion: docsVersionFields,
  /** A question that a page answers, for readers who have typed nothing yet; the lowest rank comes first. */
  StartQuestion: z.object({ question: z.string(), path: z.string(), rank: z.number().int() }),
  /** What stands around every page. */
  SiteSettings: z.object({
    navbar: z.custom<NavbarSettings>(),
    footer: z.custom<FooterSettings>(),
    announcement: z.custom<AnnouncementBar>().nullable(),
  }),
  /** A page to be created; `source` is the MDX file of a page that is rendered as a module. */
  Route: z.object({
    path: z.string(),
    template: z.string(),
    context: z.custom<PageRoute['context']>(),
    source: z.string().nullable(),
    /** Whether its content has components with much code of their own. */
    isHeavy: z.boolean(),
  }),
};

/** Types of nodes. */
export type NodeType = keyof typeof nodeSchemas;

/** The fields of a node. */
export type NodeFields<Type extends NodeType> = z.output<(typeof nodeSchemas)[Type]>;

/** GraphQL declarations (SDL) of all node types. */
export function nodeTypeDefs(): string[] {
  return Object.entries(nodeSchemas).map(([type, schema]) => graphqlTypes(type, schema));
}
