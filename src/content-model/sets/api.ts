import type { ApiMember, ApiPackage } from '../../shared/api';
import type { ContentSet } from './content-set';

/** What the documented packages export: the snapshots that `npm run api:snapshot` writes, a node for each export. */
export const api: ContentSet = {
  name: 'api',
  folder: 'api',
  extensions: ['.json'],
  type: 'ApiExport',
  typeDefs: `
    type ApiExport implements Node @dontInfer {
      package: String!
      version: String!
      module: String!
      alsoIn: [String!]!
      name: String!
      kind: String!
      signature: String!
      since: String
      deprecated: Boolean!
      parameter: String
      members: [ApiMember!]!
      returns: [ApiMember!]!
      sourceName: String!
    }
    type ApiMember {
      name: String!
      type: String!
      optional: Boolean!
      of: String
      default: String
      since: String
      deprecated: Boolean!
      members: [ApiMember!]!
    }
  `,
  read({ name, source }, problems) {
    try {
      const { package: packageName, version, exports } = JSON.parse(source) as ApiPackage;
      return exports.map(({ inherited: _, ...entry }) => ({
        ...entry,
        package: packageName,
        version,
        alsoIn: entry.alsoIn ?? [],
        deprecated: entry.deprecated ?? false,
        members: entry.members.map(complete),
        returns: (entry.returns ?? []).map(complete),
      }));
    } catch (error) {
      problems.push({
        file: name,
        found: `a snapshot that cannot be read: ${(error as Error).message}`,
        expected: 'JSON as `npm run api:snapshot` writes it',
        fix: 'Run `npm run api:snapshot`.',
      });
      return [];
    }
  },
};

/** A member with every field that GraphQL promises. */
interface CompleteMember extends Omit<ApiMember, 'deprecated' | 'members'> {
  deprecated: boolean;
  members: CompleteMember[];
}

function complete({ deprecated, members, ...member }: ApiMember): CompleteMember {
  return { ...member, deprecated: deprecated ?? false, members: (members ?? []).map(complete) };
}
