import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { nearestName } from '../../shared/content-error';

/** An entry of a sidebar file. */
export type SidebarEntry =
  | string
  | { doc: string; label?: string | undefined }
  | { href: string; label: string }
  | {
      category: string;
      link?: string | undefined;
      /** Id of the doc that the category leads to, in a sidebars file of Docusaurus. */
      page?: string | undefined;
      course?: boolean | undefined;
      description?: string | undefined;
      items: SidebarEntry[];
    }
  | { divider: true }
  /** The docs of a folder, in a sidebars file of Docusaurus. */
  | { folder: string };

const text = z.string('text').min(1, 'text that is not empty');

const kinds = {
  doc: strictObject({
    doc: text.describe('Id of a doc: its path below content/docs, as in lambda/setup'),
    label: text
      .optional()
      .describe('What the sidebar calls it, where that is not its sidebar_label or title'),
  }),
  href: strictObject({ href: text.describe('An address, of this site or another'), label: text }),
  category: strictObject({
    category: text.describe('Name of the category'),
    link: text.optional().describe('Route of the page that the name leads to, as in /docs/lambda'),
    course: z
      .boolean('true or false')
      .optional()
      .describe('Whether its pages are read in order; they then show how far a reader is'),
    description: text.optional().describe('What a project of the course teaches, in a sentence'),
    get items(): z.ZodType<SidebarEntry[]> {
      return z.array(sidebarEntry, 'a list of entries');
    },
  }),
  divider: strictObject({ divider: z.literal(true, 'true') }),
};

/**
 * Schema of one entry. The key that names its kind selects the schema, so that messages only concern that
 * kind.
 */
export const sidebarEntry: z.ZodType<SidebarEntry> = z.unknown().transform((value, context) => {
  if (typeof value === 'string' && value) return value;
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find(
    (key) => typeof value === 'object' && value !== null && key in value,
  );
  if (!kind) {
    const [key = ''] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const near = nearestName(key, Object.keys(kinds));
    const message = `an entry with \`doc\`, \`category\`, \`href\` or \`divider\`${near ? `. Did you mean \`${near}\`?` : ''}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const result = kinds[kind].safeParse(value);
  if (result.success) return result.data as SidebarEntry;
  for (const issue of result.error.issues)
    context.issues.push({ ...issue, input: value } as (typeof context.issues)[number]);
  return z.NEVER;
});

/** The union of all entries, for editors, which produce their own messages. */
export const sidebarEntryKinds = z.union([text, kinds.doc, kinds.category, kinds.href, kinds.divider]);

/** Schema of a sidebar file. */
export const sidebarFile = z.array(sidebarEntry, 'a list of entries');

/**
 * Returns the entries of a sidebar file that have no mistake, so that a mistake in one entry doesn't hide those that
 * other checks find in the rest.
 */
export function validEntries(value: unknown): SidebarEntry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown): SidebarEntry[] => {
    const { success, data } = sidebarEntry.safeParse(item);
    if (success) return [data];
    if (typeof item !== 'object' || item === null || !('items' in item)) return [];
    const items = validEntries(item.items);
    const category = 'category' in item ? String(item.category) : '';
    return category && items.length > 0 ? [{ category, items }] : items;
  });
}
