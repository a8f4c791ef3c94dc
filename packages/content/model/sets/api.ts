import { z } from 'zod';
import type { ApiExport, ApiPackage } from '../../shared/api';
import type { ApiHistory, ApiVersion } from '../../shared/api-history';
import { readJson } from '../schema/json';
import type { ContentFile, ContentSet, ReadContext } from './content-set';

const fields = z.object({ package: z.string(), version: z.string(), exports: z.custom<ApiExport[]>() });

/** The parts of `ApiMember` that every member has. */
const memberSchema = z.looseObject({
  name: z.string(),
  type: z.string(),
  optional: z.boolean(),
  get members() {
    return z.array(memberSchema).optional();
  },
});

/** The parts of `ApiPackage` that every file has. */
const packageFile = z.looseObject({
  package: z.string(),
  version: z.string(),
  exports: z.array(
    z.looseObject({
      module: z.string(),
      name: z.string(),
      kind: z.enum(['function', 'component', 'value', 'type']),
      signature: z.string(),
      members: z.array(memberSchema),
      returns: z.array(memberSchema).optional(),
      alsoIn: z.array(z.string()).optional(),
    }),
  ),
});

/** The exports of the documented packages: the snapshots that `npm run update -- api` writes. */
export const api: ContentSet<'ApiPackage', typeof fields> = {
  name: 'api',
  folder: 'api',
  extensions: ['.json'],
  type: 'ApiPackage',
  fields,
  read: (file, context) =>
    readSnapshot<ApiPackage>(file, context, packageFile, 'api').map(
      ({ package: packageName, version, exports }) => {
        return { package: packageName, version, exports };
      },
    ),
};

const historyFields = z.object({
  package: z.string(),
  first: z.string(),
  to: z.string(),
  versions: z.custom<ApiVersion[]>(),
});

/** The parts of `ApiHistory` that every file has. */
const historyFile = z.looseObject({
  package: z.string(),
  first: z.string(),
  to: z.string(),
  unknown: z.array(z.string()).optional(),
  versions: z.array(z.looseObject({ version: z.string(), changes: z.array(z.array(z.string()).min(2)) })),
});

/** What changed in the documented packages: the files that `npm run update -- api-history` writes. */
export const apiHistory: ContentSet<'ApiHistory', typeof historyFields> = {
  name: 'apiHistory',
  folder: 'api/history',
  extensions: ['.json'],
  type: 'ApiHistory',
  fields: historyFields,
  read: (file, context) => readSnapshot<ApiHistory>(file, context, historyFile, 'api-history'),
};

/** Returns the value of a file that `npm run update -- NAME` writes, or none if the file is broken. */
function readSnapshot<Value>(
  { name, source }: ContentFile,
  { problems }: ReadContext,
  schema: z.ZodType,
  command: string,
): Value[] {
  const fix = `Run \`npm run update -- ${command}\`.`;
  const json = readJson(source, name, problems, fix);
  if (!json) return [];
  const [issue] = schema.safeParse(json.value).error?.issues ?? [];
  if (!issue) return [json.value as Value];
  const found = issue.path.length > 0 ? `a wrong \`${issue.path.join('.')}\`` : 'another kind of file';
  problems.push({ file: name, line: 1, found, expected: 'a snapshot as the command writes it', fix });
  return [];
}
