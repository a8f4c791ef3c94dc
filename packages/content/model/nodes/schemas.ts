import { z } from 'zod';
import type { ResolvedAnnouncement, ResolvedNavbar } from '../../settings/defaults';
import type { FooterSettings } from '../../settings/types';
import type { CourseProject } from '../../shared/course';
import type { DocNavigation, PostYear } from '../../shared/page-context';
import type { PageLink, PageSidebar, SidebarItem } from '../../shared/sidebar';
import { graphqlTypes } from '../schema/graphql-types';
import { authorFields } from '../sets/authors';
import type { PageRoute } from '../sets/content-set';
import { docs } from '../sets/docs';
import { docsVersionFields } from '../sets/docs/version';
import { experts } from '../sets/experts';
import { prosePages } from '../sets/pages';
import { createPostSet } from '../sets/posts';
import { postAuthor } from '../sets/posts/authors';
import { showcase } from '../sets/showcase';
import { templates } from '../sets/templates';
import { documentFields } from './document-fields';

/** The file of a document; part of every document node. */
const origin = z.object({ relativePath: z.string(), sourcePath: z.string(), sourceName: z.string() });

/** Sort key for lists in which no entry should always come first: see `dailyRank`. */
const ranked = z.object({ dailyRank: z.string() });

/** All sets of posts have the same fields, so any name will do here. */
const posts = createPostSet('posts').fields.omit({ authorRefs: true });

/** The fields of a doc that only the build needs. */
const buildFields = {
  sections: true,
  sampledPackages: true,
  reviewed: true,
} as const;

/**
 * The fields of every GraphQL node, by node type: the fields of the content set plus those that the whole
 * site adds. TypeScript types are inferred and GraphQL types generated from these schemas.
 */
export const nodeSchemas = {
  Doc: docs.fields.omit(buildFields).extend({
    ...origin.shape,
    ...documentFields.shape,
    /** For an API's page: pages whose samples use the API, best first. */
    usedIn: z.array(z.object({ path: z.string(), title: z.string(), part: z.string().nullable() })),
    /**
     * The digests of the page's sections: the part above the first heading, then one for each entry of the table of
     * contents. Null if git does not know the page's history.
     */
    digests: z.string().nullable(),
    /** The versions of the packages that its samples were checked with. */
    checkedVersions: z.array(z.string()),
    /** A query also gets the items of the sidebar. */
    navigation: z.custom<DocNavigation & { sidebar: Omit<PageSidebar, 'items'> | null }>(),
  }),
  Post: posts.extend({
    ...origin.shape,
    ...documentFields.shape,
    authors: z.array(postAuthor),
    navigation: z.custom<{ previous: PageLink | null; next: PageLink | null }>(),
  }),
  Author: authorFields.extend(origin.shape),
  Expert: experts.fields.extend({ ...origin.shape, ...ranked.shape }),
  Template: templates.fields.extend({ ...origin.shape, ...documentFields.omit({ description: true }).shape }),
  ShowcaseEntry: showcase.fields.extend({ ...origin.shape, ...ranked.shape }),
  ProsePage: prosePages.fields.extend({ ...origin.shape, ...documentFields.shape }),
  /** A documented package, in the version that its pages were checked against. */
  ApiPackage: z.object({ package: z.string(), version: z.string() }),
  /** A complete sidebar. */
  Sidebar: z.object({ name: z.string(), items: z.custom<SidebarItem[]>() }),
  /** A set of posts, with the posts that lists show grouped by year. */
  PostSet: z.object({
    name: z.string(),
    years: z.custom<PostYear[]>(),
    /** The projects and lessons of the course, if the set has one. */
    course: z.custom<CourseProject[]>().nullable(),
  }),
  DocsVersion: docsVersionFields,
  /**
   * A question with a written answer and its first source, suggested while the search field is empty. The lowest
   * rank comes first.
   */
  StartQuestion: z.object({ question: z.string(), path: z.string(), rank: z.number().int() }),
  /** The frame around every page. */
  SiteSettings: z.object({
    navbar: z.custom<ResolvedNavbar>(),
    footer: z.custom<FooterSettings>(),
    announcement: z.custom<ResolvedAnnouncement>().nullable(),
  }),
  /** A page to create. `source` is the MDX file of a page that is rendered as a module. */
  Route: z.object({
    path: z.string(),
    template: z.string(),
    context: z.custom<PageRoute['context']>(),
    source: z.string().nullable(),
    /** Whether its content has demos, tools or videos. */
    hasDemos: z.boolean(),
  }),
};

/** Names of the node types. */
export type NodeType = keyof typeof nodeSchemas;

/** The fields of a node. */
export type NodeFields<Type extends NodeType> = z.output<(typeof nodeSchemas)[Type]>;

/** Returns the GraphQL declarations (SDL) of all node types. */
export function nodeTypeDefs(): string[] {
  return Object.entries(nodeSchemas).map(([type, schema]) => graphqlTypes(type, schema));
}
