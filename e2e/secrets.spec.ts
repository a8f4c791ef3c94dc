import { join } from 'node:path';
import { filesWith } from '../scripts/search/index-job.mjs';
import { prefixedRoot, testAdminKey, testPrefix } from '../scripts/site/test-sites.mjs';
import { expect, test } from './support/test';

const built = join(prefixedRoot, 'public');

test('a key of the build that may change the index is in no file of the site [7.14]', () => {
  expect(filesWith(built, `${testPrefix}/docs`)).not.toEqual([]);
  expect(filesWith(built, testAdminKey)).toEqual([]);
});

test('the tools of the development server are in no file of the site', () => {
  for (const text of ['/__edit', '/__form', 'Edit here', 'Edit content'])
    expect(filesWith(built, text)).toEqual([]);
});
