import fs from 'node:fs';
import path from 'node:path';
import { apiFolder } from '../../../packages/content/model/routes';
import { createSite } from '../../../packages/content/model/site';
import type { ApiMember, ApiPackage } from '../../../packages/content/shared/api';
import type { ApiCard } from '../../../packages/content/shared/api-card';
import { contentSettings } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { publicUrls } from '../addresses';
import { apiTexts, versionsText } from '.';
import { readApiPackages } from './read-packages';
import { apiFileOf, apiFileSchema, apiJsonSchema, apiSchemaFile } from './schema';

const member = (name: string, more: Partial<ApiMember> = {}): ApiMember => {
  return { name, type: 'number', optional: true, ...more };
};
const snapshot: ApiPackage = {
  package: '@remotion/paths',
  version: '4.0.0',
  exports: [
    {
      module: '@remotion/paths',
      name: 'move',
      kind: 'function',
      signature: 'move(options: {}): {}',
      members: [member('config', { members: [member('mass', { default: '1' })] }), member('bare')],
      returns: [member('length', { optional: false })],
      parameter: 'options',
    },
    {
      module: '@remotion/paths',
      name: 'Row',
      kind: 'component',
      signature: '<Row>',
      members: [member('gap', { of: 'Cell', deprecated: true })],
      inherited: ['className'],
    },
  ],
};
const sample = (title: string) =>
  `\`\`\`ts title="${title}"\nimport {move} from '@remotion/paths';\nmove({config: {mass: 2}});\n\`\`\`\n`;
const reference = `---
title: move()
api: {package: '@remotion/paths', export: move}
---

<AvailableFrom v="2.0.0" />

Moves a thing. Or two.

### \`config?\`

#### \`mass?\` <AvailableFrom v="3.0.0" />

The weight.

## Example

${sample('own.ts')}`;
const samples = ['1', '2', '3', '4'].map((name) => sample(`${name}.ts`)).join('\n');

const root = temporaryFolder('api-files', {
  'packages/content/compile/a.ts': '',
  'packages/content/shared/a.ts': '',
  'content/api/paths.json': JSON.stringify(snapshot),
  'content/docs/move.mdx': reference,
  'content/docs/guide.mdx': `---\ntitle: A \`guide\`\n---\n\n## First {#one}\n\n${samples}`,
});
const publicUrl = publicUrls({ siteUrl: 'https://a.dev', pathPrefix: '/sub' });
const read = async () => {
  const site = createSite({
    settings: contentSettings,
    folders: { root, contentDir: path.join(root, 'content') },
    env: { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' },
  });
  return readApiPackages(await site.load(), publicUrl);
};

test('a file has what types, headings and samples say of the exports of a package', async () => {
  const [file] = await read();
  const page = 'https://a.dev/sub/docs/move';
  const guide = { page: 'A guide', url: 'https://a.dev/sub/docs/guide#one', uses: 4 };
  expect(file).toEqual({
    $schema: 'https://a.dev/sub/api/schema.json',
    package: '@remotion/paths',
    version: '4.0.0',
    exports: [
      {
        name: 'move',
        module: '@remotion/paths',
        kind: 'function',
        signature: 'move(options: {}): {}',
        since: '2.0.0',
        description: 'Moves a thing.',
        url: page,
        markdown: `${page}.md`,
        parameter: 'options',
        options: [
          {
            name: 'config',
            type: 'number',
            optional: true,
            url: `${page}#config`,
            options: [
              {
                name: 'mass',
                type: 'number',
                optional: true,
                default: '1',
                since: '3.0.0',
                description: 'The weight.',
                url: `${page}#mass`,
              },
            ],
          },
          { name: 'bare', type: 'number', optional: true },
        ],
        returns: [{ name: 'length', type: 'number', optional: false }],
        samples: [
          { page: 'move()', url: `${page}#example`, file: 'own.ts', uses: 4 },
          { ...guide, file: '1.ts' },
          { ...guide, file: '2.ts' },
          { ...guide, file: '3.ts' },
        ],
      },
      {
        name: 'Row',
        module: '@remotion/paths',
        kind: 'component',
        signature: '<Row>',
        options: [{ name: 'gap', of: 'Cell', type: 'number', optional: true, deprecated: true }],
        samples: [],
      },
    ],
  });
});

test('a file follows its schema, which says what everything is and allows nothing else', async () => {
  for (const file of await read()) expect(apiFileSchema.strict().parse(file)).toEqual(file);
  const schema = JSON.parse(apiJsonSchema('https://a.dev/api/schema.json'));
  expect(schema).toMatchObject({
    $id: 'https://a.dev/api/schema.json',
    $schema: 'http://json-schema.org/draft-07/schema#',
    additionalProperties: false,
    properties: { exports: { items: { $ref: '#/definitions/export' } } },
  });
  for (const definition of Object.values(schema.definitions)) expect(definition).not.toHaveProperty('id');
  expect(Object.keys(schema.definitions).sort()).toEqual(['export', 'option', 'sample']);
});

test('each package has a file of its own name, and the schema none of theirs', async () => {
  const texts = apiTexts(await read(), [], publicUrl);
  expect(texts.map(([address]) => address)).toEqual(['/api/schema.json', '/api/@remotion/paths.json']);
  const folder = path.resolve(__dirname, '../../../content');
  const names = fs
    .readdirSync(path.join(folder, 'api'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      return (JSON.parse(fs.readFileSync(path.join(folder, 'api', name), 'utf8')) as ApiPackage).package;
    });
  const files = [apiSchemaFile, ...names.map(apiFileOf)];
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^\/api\/(?:@remotion\/)?[a-z\d-]+\.json$/);
  const routes = fs.readFileSync(path.join(folder, 'routes.txt'), 'utf8').split('\n');
  expect(routes.filter((route) => `${route}/`.startsWith(apiFolder))).toEqual([]);
});

test('the versions that changed or brought something, without what the major version had from the start', () => {
  const card = { signature: '' };
  const cards = new Map<string, ApiCard>([
    ['/docs/a', { ...card, since: '4.0.310' }],
    ['/docs/a#b', { ...card, since: '4.0.106', after: '4.0.98' }],
    ['/docs/c', { ...card, since: '4.0.310', changedIn: '4.0.320' }],
    ['/docs/d', { ...card, since: '4.0.0' }],
    ['/docs/e', { ...card, since: '3.0.0', after: '0' }],
    ['/docs/f', card],
  ]);
  const [file, text] = versionsText(cards);
  expect(file).toBe('/api/versions.json');
  expect(JSON.parse(text)).toEqual([
    ['changed in v4.0.320', 4000320, ['/docs/c']],
    ['needs v4.0.310', 4000310, ['/docs/a', '/docs/c']],
    ['needs v4.0.106', 4000099, ['/docs/a#b']],
  ]);
});
