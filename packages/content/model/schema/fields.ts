import { z } from 'zod';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Field<Schema> =
  Schema extends z.ZodOptional<infer Inner extends z.ZodType> ? z.ZodNullable<Inner> : Schema;

/** The shape of a document: the keys of its file in camel case, with null for missing values. */
export type FieldShape<Shape extends z.ZodRawShape, Hidden extends keyof Shape> = {
  [Key in Exclude<keyof Shape, Hidden> & string as CamelCase<Key>]: Field<Shape[Key]>;
};

/** Converts `toc_min_heading_level` to `tocMinHeadingLevel`. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Derives the shape of a document from the shape of its file. `hidden` lists the keys that only the reader of
 * the file needs.
 */
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

/** Maps the values of a validated file to the document's fields. `names` lists the existing fields. */
export function fieldValues(values: object, names: readonly string[]): Record<string, unknown> {
  const byName = new Map(Object.entries(values).map(([key, value]) => [camelCase(key), value]));
  return Object.fromEntries(names.map((name) => [name, byName.get(name) ?? null]));
}
