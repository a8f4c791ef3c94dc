import { z } from 'zod';
import { strictObject } from '../../../../site/strict-object';

/** An entry of a sidebar file. */
export type SidebarEntry =
  | string
  | { doc: string; label?: string | undefined }
  | { href: string; label: string }
  | { category: string; link?: string | undefined; items: SidebarEntry[] }
  | { divider: true };

const text = z.string('text').min(1, 'text that is not empty');

const kinds = {
  doc: strictObject({ doc: text, label: text.optional() }),
  href: strictObject({ href: text, label: text }),
  category: strictObject({
    category: text,
    link: text.optional(),
    get items(): z.ZodType<SidebarEntry[]> {
      return z.array(sidebarEntry, 'a list of entries');
    },
  }),
  divider: strictObject({ divider: z.literal(true, 'true') }),
};

/** Schema of one entry: the key that names its kind decides, so that messages speak of that kind alone. */
export const sidebarEntry: z.ZodType<SidebarEntry> = z.unknown().transform((value, context) => {
  if (typeof value === 'string' && value) return value;
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find(
    (key) => typeof value === 'object' && value !== null && key in value,
  );
  if (!kind) {
    context.addIssue({ code: 'custom', message: 'an entry with `doc`, `category`, `href` or `divider`' });
    return z.NEVER;
  }
  const result = kinds[kind].safeParse(value);
  if (result.success) return result.data as SidebarEntry;
  for (const issue of result.error.issues) context.issues.push({ ...issue, input: value } as never);
  return z.NEVER;
});

/** Schema of a sidebar file. */
export const sidebarFile = z.array(sidebarEntry, 'a list of entries');
