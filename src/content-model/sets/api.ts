import { z } from 'zod';
import type { ApiExport, ApiPackage } from '../../shared/api';
import type { ContentSet } from './content-set';

const fields = z.object({ package: z.string(), version: z.string(), exports: z.custom<ApiExport[]>() });

/** The exports of the documented packages: the snapshots that `npm run api:snapshot` writes. */
export const api: ContentSet<'ApiPackage', typeof fields> = {
  name: 'api',
  folder: 'api',
  extensions: ['.json'],
  type: 'ApiPackage',
  fields,
  read({ name, source }, { problems }) {
    try {
      const { package: packageName, version, exports } = JSON.parse(source) as ApiPackage;
      return [{ package: packageName, version, exports }];
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
