import { z } from 'zod';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Field<Schema> =
  Schema extends z.ZodOptional<infer Inner extends z.ZodType> ? z.ZodNullable<Inner> : Schema;

/** The shape of a document: the keys of its file in camel case, and null for what the file leaves out. */
export type FieldShape<Shape extends z.ZodRawShape, Hidden extends keyof Shape> = {
  [Key in Exclude<keyof Shape, Hidden> & string as CamelCase<Key>]: Field<Shape[Key]>;
};

/** `toc_min_heading_level` is `tocMinHeadingLevel`. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The shape of a document from the shape of its file; `hidden` are keys that only the reader of the file needs. */
export function fieldShape<Shape extends z.ZodRawShape, Hidden extends keyof Shape>(
  shape: Shape,
  hidden: readonly Hidden[],
): FieldShape<Shape, Hidden> {
  const entries = Object.entries(shape)
    .filter(([key]) => !(hidden as readonly unknown[]).includes(key))
    .map(([key, schema]) => [camelCase(key), nullInstead(schema as z.ZodType)]);
  return Object.fromEntries(entries);
}

function nullInstead(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? z.nullable(schema.unwrap() as z.ZodType) : schema;
}

/** The values of a checked file under the names of the document's fields; `names` are the fields that there are. */
export function fieldValues(values: object, names: readonly string[]): Record<string, unknown> {
  const byName = new Map(Object.entries(values).map(([key, value]) => [camelCase(key), value]));
  return Object.fromEntries(names.map((name) => [name, byName.get(name) ?? null]));
}
