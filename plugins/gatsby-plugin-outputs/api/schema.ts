import { apiFolder } from '@docs/content';
import { z } from 'zod';

const text = z.string().min(1);
const since = text.optional().describe('The oldest version that is known to have it');
const after = text
  .optional()
  .describe(
    'The newest version that is known not to have it, unless `since` directly follows; `0` if none is',
  );
const deprecated = z.literal(true).optional();
const deprecatedIn = text.optional().describe('The version that deprecated it');
const changedIn = text
  .optional()
  .describe('The last version after 4.0.0 that changed its type or default, or made it optional or required');
const description = text.optional().describe('First sentence of its documentation, at most 140 characters');

const option = z
  .object({
    name: text,
    of: text.optional().describe('The component within the component that it is a prop of'),
    type: text.describe('As TypeScript writes it'),
    optional: z.boolean(),
    default: text.optional().describe('As code'),
    since,
    after,
    deprecated,
    deprecatedIn,
    changedIn,
    description,
    url: z.url().optional().describe('The heading that documents it'),
    get options(): z.ZodOptional<z.ZodArray<typeof option>> {
      return z.array(option).optional();
    },
  })
  .meta({ id: 'option', description: 'An option, a prop, a parameter, or a part of a value' });

const sample = z
  .object({
    page: text.describe('Title of the page'),
    url: z.url().describe('The section of the page that has the sample'),
    file: text.optional().describe('Title of the code block: as a rule the name of a file'),
    uses: z.int().positive().describe('How often it names the export or an option of it'),
  })
  .meta({ id: 'sample', description: 'A code sample' });

const apiExport = z
  .object({
    name: text,
    module: text.describe('What it is imported from'),
    alsoIn: z.array(text).optional().describe('Other modules that export the same'),
    kind: z.enum(['function', 'component', 'value', 'type']),
    signature: text,
    since,
    after,
    deprecated,
    deprecatedIn,
    changedIn,
    description,
    url: z.url().optional().describe('The page that documents it'),
    markdown: z.url().optional().describe('The same page as Markdown'),
    parameter: text
      .optional()
      .describe('Name of the object that the options belong to, with `?` where it is optional'),
    options: z.array(option).describe('Options, props or parameters; of a value, its parts'),
    returns: z.array(option).optional().describe('Parts of the object that a function returns'),
    samples: z
      .array(sample)
      .describe(
        'Samples that use it, those of its own page first, then the best; at most 20, three of a page',
      ),
  })
  .meta({ id: 'export', description: 'Something that a package exports' });

/** The format of `/api/PACKAGE.json`: the exports of a package. */
export const apiFileSchema = z.object({
  $schema: z.url(),
  package: text,
  version: text.describe('Version of the package whose types were read'),
  exports: z.array(apiExport),
});

/** See `apiFileSchema`. */
export type ApiFile = z.output<typeof apiFileSchema>;

/** An export in such a file. */
export type ApiFileExport = z.output<typeof apiExport>;

/** An option in such a file. */
export type ApiFileOption = z.output<typeof option>;

/** Returns the JSON Schema of these files. */
export function apiJsonSchema(id: string): string {
  const schema = z.toJSONSchema(apiFileSchema, {
    target: 'draft-7',
    // Removes the names of the definitions: in a JSON Schema, `id` would be a URL.
    override: ({ jsonSchema }) => void delete jsonSchema.id,
  });
  return `${JSON.stringify({ $id: id, title: 'The exports of a Remotion package', ...schema }, null, 2)}\n`;
}

/**
 * URL path of the JSON Schema of these files. It cannot clash with a package, because scoped packages on npm
 * start with `@`.
 */
export const apiSchemaFile = `${apiFolder}schema.json`;

/** URL path of the changes of all packages. */
export const apiChangesFile = `${apiFolder}changes.json`;

/**
 * Returns the URL path of the file about a package, derived from the package's name:
 * `/api/@remotion/paths.json`.
 */
export function apiFileOf(packageName: string): string {
  return `${apiFolder}${packageName}.json`;
}
