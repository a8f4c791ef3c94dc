import path from 'node:path';
import { z } from 'zod';
import { announcementSchema, footerSchema, navbarSchema } from '../../settings/schemas';
import type { AnnouncementBar, FooterSettings, NavbarSettings } from '../../settings/types';
import { checkNavbarItems } from '../../settings/validate-navbar';
import { type ContentProblem, suggestName } from '../../shared/content-error';
import { checkYaml } from '../schema/check-yaml';
import { readYaml } from '../schema/yaml';
import type { ContentFile, ContentSet } from './content-set';

/** The schemas of the files in `content/settings`, by name. */
const schemas = { navbar: navbarSchema, footer: footerSchema, announcement: announcementSchema };

type FrameName = keyof typeof schemas;

const names = Object.keys(schemas) as FrameName[];

const fields = z.object({
  name: z.enum(names),
  /** Null if the file has mistakes. */
  value: z.custom<NavbarSettings | FooterSettings | AnnouncementBar | null>(),
  /** Line of each value that another check may report, by its place: `items[0].items[1]`. */
  lines: z.record(z.string(), z.number()),
  /** The routes that it links to. */
  links: z.array(z.object({ to: z.string(), line: z.number() })),
});

/** The frame around every page: `navbar.yaml`, `footer.yaml` and `announcement.yaml` in `content/settings`. */
export const frameFiles: ContentSet<'FrameFile', typeof fields> = {
  name: 'settings',
  folder: 'settings',
  extensions: ['.yaml', '.yml'],
  type: 'FrameFile',
  fields,
  schemaOf(relativePath) {
    const name = nameOf(relativePath);
    return name && schemas[name];
  },
  read(file, { problems }) {
    const name = nameOf(file.relativePath);
    if (!name) {
      problems.push(unknownFile(file));
      return [];
    }
    const yaml = readYaml(file.source, file.name, problems);
    // A file with comments alone is as good as none.
    if (Object.keys(yaml.value as object).length === 0) return [];
    const value = checkYaml(yaml, schemas[name], file.name, problems) ?? null;
    const lines: Record<string, number> = {};
    const links: { to: string; line: number }[] = [];
    const visit = (part: unknown, keys: (string | number)[]) => {
      if (typeof part !== 'object' || part === null) return;
      const line = yaml.lineOf(keys) ?? 1;
      lines[placeOf(keys)] = line;
      if ('to' in part && typeof part.to === 'string')
        links.push({ to: part.to, line: yaml.lineOf([...keys, 'to']) ?? line });
      for (const [key, inner] of Object.entries(part))
        visit(inner, [...keys, Array.isArray(part) ? Number(key) : key]);
    };
    // A mistake doesn't hide the links of the file that are broken.
    visit(yaml.value, []);
    if (value && 'content' in value)
      for (const [, to = ''] of value.content.matchAll(/\shref="(\/[^"]*)"/g))
        links.push({ to, line: yaml.lineOf(['content']) ?? 1 });
    const found = value && 'items' in value ? checkNavbarItems(value.items, { name: file.name, lines }) : [];
    problems.push(...found);
    const valid =
      found.length > 0 ? null : (value as NavbarSettings | FooterSettings | AnnouncementBar | null);
    return [{ name, value: valid, lines, links }];
  },
};

function nameOf(relativePath: string): FrameName | undefined {
  return names.find((each) => each === path.parse(relativePath).name);
}

/** `['items', 0, 'label']` becomes `items[0].label`. */
function placeOf(keys: readonly (string | number)[]): string {
  return keys.map((key, at) => (typeof key === 'number' ? `[${key}]` : at > 0 ? `.${key}` : key)).join('');
}

function unknownFile({ name, relativePath }: ContentFile): ContentProblem {
  return {
    file: name,
    found: `a settings file with the name \`${relativePath}\``,
    expected: names.map((each) => `\`${each}.yaml\``).join(', '),
    fix: suggestName(path.parse(relativePath).name, names),
  };
}
