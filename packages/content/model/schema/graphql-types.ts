import { z } from 'zod';

interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const scalars: Record<string, string> = {
  string: 'String',
  number: 'Float',
  integer: 'Int',
  boolean: 'Boolean',
};

/**
 * Generates the GraphQL declarations (SDL) of a node type from a schema. Objects become separate types named
 * after their field; values that GraphQL has no type for become `JSON`. The fields of Gatsby's own nodes
 * (`id`, `internal`, …) come from the `Node` interface.
 */
export function graphqlTypes(type: string, fields: z.ZodObject): string {
  const schema = z.toJSONSchema(fields, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  const declarations: string[] = [];
  declare(type, { implements: ' implements Node @dontInfer', schema }, declarations);
  return declarations.join('\n');
}

function declare(
  name: string,
  { implements: head, schema }: { implements: string; schema: JsonSchema },
  declarations: string[],
): void {
  const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const isRequired = schema.required?.includes(key) && !isNullable(value);
    const type = typeOf(value, name + key.replace(/^./, (letter) => letter.toUpperCase()), declarations);
    return `  ${key}: ${type}${isRequired ? '!' : ''}`;
  });
  declarations.push(`type ${name}${head} {\n${fields.join('\n')}\n}`);
}

function isNullable({ anyOf = [] }: JsonSchema): boolean {
  return anyOf.some((option) => option.type === 'null' || isNullable(option));
}

/** Returns the GraphQL type of a value, without the non-null mark. `name` is used if a new type is needed. */
function typeOf(schema: JsonSchema, name: string, declarations: string[]): string {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (options) {
    const types = new Set(options.map((option) => typeOf(option, name, declarations)));
    return types.size === 1 ? ([...types][0] as string) : 'JSON';
  }
  if (schema.type === 'array' && schema.items) {
    const type = typeOf(schema.items, name, declarations);
    return type === 'JSON' ? 'JSON' : `[${type}${isNullable(schema.items) ? '' : '!'}]`;
  }
  if (schema.type === 'object' && schema.properties) {
    declare(name, { implements: '', schema }, declarations);
    return name;
  }
  return scalars[schema.type ?? ''] ?? 'JSON';
}
