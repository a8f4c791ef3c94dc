import {
  announcementSchema,
  answersFile,
  authorsFile,
  diagramSchema,
  docFrontmatter,
  exerciseSchema,
  expertFile,
  footerSchema,
  navbarItemSchema,
  navbarSchema,
  postFrontmatter,
  prosePageFrontmatter,
  showcaseFile,
  sidebarEntry,
  sidebarEntryKinds,
  synonymsFile,
  templateFrontmatter,
} from '@docs/content';
import { z } from 'zod';
import { sharedFactsFile } from '../content/facts';
import { namedFactsFile } from '../content/named-facts';
import { rulesFile } from '../content/rules';
import { docsReviewSchema } from '../review/schema';

/** A schema of the build, and the files that it applies to. */
interface DescribedSchema {
  title: string;
  schema: z.ZodType;
}

const described: Record<string, DescribedSchema> = {
  announcement: {
    title: 'The bar above the navbar: content/settings/announcement.yaml',
    schema: announcementSchema,
  },
  answers: { title: 'Answers to common questions: content/answers.yaml', schema: answersFile },
  authors: { title: 'The authors of posts: content/authors.yaml', schema: authorsFile },
  diagram: { title: 'A diagram: content/diagrams/*.yaml', schema: diagramSchema },
  'doc-frontmatter': {
    title: 'Frontmatter of content/docs/**/*.mdx and content/lessons/**/*.mdx',
    schema: docFrontmatter,
  },
  exercise: { title: 'How an exercise is graded: content/lessons/**/*.yaml', schema: exerciseSchema },
  expert: { title: 'An expert: content/experts/*.yaml', schema: expertFile },
  facts: { title: 'Facts that several pages state: content/facts.yaml', schema: sharedFactsFile },
  footer: { title: 'The footer: content/settings/footer.yaml', schema: footerSchema },
  navbar: {
    title: 'The navbar: content/settings/navbar.yaml',
    schema: navbarSchema.extend({ items: z.array(navbarItemSchema) }),
  },
  'named-facts': {
    title: 'What is known of people, companies and products: content/named-facts.yaml',
    schema: namedFactsFile,
  },
  'page-frontmatter': { title: 'Frontmatter of content/pages/*.mdx', schema: prosePageFrontmatter },
  'post-frontmatter': {
    title: 'Frontmatter of posts: content/blog, content/learn and content/success-stories',
    schema: postFrontmatter,
  },
  review: { title: 'What a review of the docs has settled: content/review.json', schema: docsReviewSchema },
  rules: { title: 'The rules that are off: content/rules.yaml', schema: rulesFile },
  showcase: { title: 'A video of the showcase: content/showcase/*.yaml', schema: showcaseFile },
  sidebar: { title: 'A sidebar: content/sidebars/*.yaml', schema: z.array(sidebarEntryKinds) },
  synonyms: {
    title: 'Words that mean the same to search: content/search/synonyms.yaml',
    schema: synonymsFile,
  },
  'template-frontmatter': { title: 'Frontmatter of content/templates/*.mdx', schema: templateFrontmatter },
};

/** Returns the JSON Schemas of all content: file texts by file name. */
export function contentSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(described).map(([name, { title, schema }]) => {
      const json = { title, ...z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override }) };
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/**
 * The site's own schema of a category's entries is code, which JSON Schema cannot express, so they reference
 * the file's entries.
 */
function override({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  if ((zodSchema as z.ZodType) === sidebarEntry) jsonSchema.$ref = '#/items';
}
