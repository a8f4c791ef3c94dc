import { z } from 'zod';
import { type ContentFile, type ContentSet, isMdxSet, type ReadContext } from '../sets/content-set';
import { type FieldShape, fieldShape, fieldValues } from './fields';
import { readFrontmatter } from './frontmatter';
import { checkFrontmatter, checkYaml, readYaml, type YamlText } from './yaml';

/** How a set whose files hold one document each is described. */
interface FileSet<
  Type extends string,
  Shape extends z.ZodRawShape,
  Hidden extends keyof Shape & string,
  Computed extends z.ZodRawShape,
> extends Pick<ContentSet<Type>, 'name' | 'folder' | 'extensions' | 'type'> {
  /** Schema of the frontmatter, or of the whole YAML file. */
  schema: z.ZodObject<Shape>;
  /** Keys that are no fields of the document. */
  hidden?: readonly Hidden[];
  /** Fields that are computed; they replace those of the same name. */
  computed: Computed;
  compute(
    matter: z.output<z.ZodObject<Shape>>,
    file: ContentFile,
    context: ReadContext & { yaml: YamlText },
  ): z.output<z.ZodObject<Computed>>;
  /** Stands in for a file that has mistakes; the schema's own defaults if absent. */
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
 * A set of files with one document each: every key of the schema is a field of the document (in camel case, null if absent), so a
 * new key of the frontmatter needs a line in its schema and nothing else.
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
  return {
    ...set,
    fields,
    read(file, context) {
      const { source, name } = file;
      const { problems, isStrict } = context;
      const yaml = isMdx ? readFrontmatter(source, name, problems) : readYaml(source, name, problems);
      const check = isMdx && !isStrict ? checkFrontmatter : checkYaml;
      const matter = check(yaml, schema, name, problems) ?? schema.parse(fallback(file));
      return [
        { ...fieldValues(matter, names), ...compute(matter, file, { ...context, yaml }) } as z.output<
          typeof fields
        >,
      ];
    },
  };
}
