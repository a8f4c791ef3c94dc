import { z } from 'zod';
import { type ContentFile, type ContentSet, isMdxSet, type ReadContext } from '../sets/content-set';
import { checkFrontmatter, checkYaml } from './check-yaml';
import { type FieldShape, fieldShape, fieldValues } from './fields';
import { isDraftSource, readFrontmatter } from './frontmatter';
import { readYaml, type YamlText } from './yaml';

/** Describes a set whose files contain one document each. */
interface FileSet<
  Type extends string,
  Shape extends z.ZodRawShape,
  Hidden extends keyof Shape & string,
  Computed extends z.ZodRawShape,
> extends Pick<ContentSet<Type>, 'name' | 'folder' | 'extensions' | 'type'> {
  /** Schema of the frontmatter, or of the whole YAML file. */
  schema: z.ZodObject<Shape>;
  /** Keys that do not become fields of the document. */
  hidden?: readonly Hidden[];
  /** Computed fields. They override file keys of the same name. */
  computed: Computed;
  compute(
    matter: z.output<z.ZodObject<Shape>>,
    file: ContentFile,
    context: ReadContext & { yaml: YamlText },
  ): z.output<z.ZodObject<Computed>>;
  /** Replaces the values of a file that has mistakes. Defaults to the schema's own defaults. */
  fallback?(file: ContentFile): z.input<z.ZodObject<Shape>>;
  pages?: ContentSet<Type, DocumentSchema<Shape, Hidden, Computed>>['pages'];
  searchPages?: ContentSet<Type, DocumentSchema<Shape, Hidden, Computed>>['searchPages'];
}

type DocumentSchema<
  Shape extends z.ZodRawShape,
  Hidden extends keyof Shape,
  Computed extends z.ZodRawShape,
> = z.ZodObject<Omit<FieldShape<Shape, Hidden>, keyof Computed> & Computed>;

/**
 * Defines a set of files with one document each. Every key of the schema becomes a field of the document (in
 * camel case, null if absent), so adding a frontmatter key only requires a line in the schema.
 */
export function fileSet<
  Type extends string,
  Shape extends z.ZodRawShape,
  Computed extends z.ZodRawShape,
  Hidden extends keyof Shape & string = never,
>({
  schema,
  hidden = [],
  computed,
  compute,
  fallback = () => ({}) as z.input<typeof schema>,
  ...set
}: FileSet<Type, Shape, Hidden, Computed>): ContentSet<Type, DocumentSchema<Shape, Hidden, Computed>> {
  const own = fieldShape<Shape, Hidden>(schema.shape, hidden);
  const fields = z.object({ ...own, ...computed }) as DocumentSchema<Shape, Hidden, Computed>;
  const isMdx = isMdxSet(set);
  const names = Object.keys(own);
  /** A draft with mistakes is still a draft. */
  const replacement = (file: ContentFile) =>
    'draft' in schema.shape && isDraftSource(file.source)
      ? { ...fallback(file), draft: true }
      : fallback(file);
  return {
    ...set,
    fields,
    schemaOf: () => schema,
    read(file, context) {
      const { source, name } = file;
      const { problems, isStrict } = context;
      const yaml = isMdx ? readFrontmatter(source, name, problems) : readYaml(source, name, problems);
      const check = isMdx && !isStrict ? checkFrontmatter : checkYaml;
      const matter = check(yaml, schema, name, problems) ?? schema.parse(replacement(file));
      return [
        { ...fieldValues(matter, names), ...compute(matter, file, { ...context, yaml }) } as z.output<
          typeof fields
        >,
      ];
    },
  };
}
