import path from 'node:path';
import { z } from 'zod';
import { strictObject } from '../../../site/strict-object';
import { fileSet } from '../../schema/file-set';
import { plainText } from '../../schema/text';

/** Schema of the frontmatter of a hand-written page's prose. */
export const prosePageFrontmatter = strictObject({
  title: plainText,
  description: plainText.optional(),
  lead: plainText.optional().describe('A sentence shown large under the title'),
});

/** The prose of the pages in `src/pages`: an MDX file each, named as its page. It has no route of its own. */
export const prosePages = fileSet({
  name: 'pages',
  folder: 'pages',
  extensions: ['.mdx', '.md'],
  type: 'ProsePage',
  schema: prosePageFrontmatter,
  computed: { name: z.string() },
  compute: (_, { relativePath }) => ({ name: path.parse(relativePath).name }),
  fallback: ({ relativePath }) => ({ title: path.parse(relativePath).name }),
});
