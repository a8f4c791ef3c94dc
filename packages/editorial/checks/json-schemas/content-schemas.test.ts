import fs from 'node:fs';
import path from 'node:path';
import { contentSchemas } from '.';

const root = process.cwd();
const schemas = contentSchemas();
const settings = JSON.parse(fs.readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as {
  'yaml.schemas': Record<string, string>;
  'json.schemas': { fileMatch: string[]; url: string }[];
};

/** Converts a glob of the editor settings to a pattern. A star matches any name. */
const globs = (pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);

test('the schemas in the repository match the ones that the build makes: `npm run update -- schemas` writes them', () => {
  const folder = path.join(root, '.vscode/schemas');
  const kept = fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
  expect(Object.fromEntries(kept)).toEqual(schemas);
});

test('they refuse keys that nobody knows, as the build does', () => {
  for (const name of ['doc-frontmatter.json', 'post-frontmatter.json', 'expert.json', 'showcase.json'])
    expect(JSON.parse(schemas[name] as string)).toHaveProperty('additionalProperties', false);
});

test('an entry of a category is an entry', () => {
  const sidebar = JSON.parse(schemas['sidebar.json'] as string);
  const category = sidebar.items.anyOf.find(
    (kind: { properties?: object }) => 'category' in (kind.properties ?? {}),
  );
  expect(category.properties.items).toEqual({ type: 'array', items: { $ref: '#/items' } });
});

test('the settings of the editor name a schema for every YAML file of the content', () => {
  const patterns = Object.entries(settings['yaml.schemas']);
  const own = [...patterns.map(([schema]) => schema), ...settings['json.schemas'].map(({ url }) => url)];
  for (const schema of own) expect(Object.keys(schemas)).toContain(path.basename(schema));
  const files = fs
    .readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => `/content/${file.split(path.sep).join('/')}`);
  const isNamed = (file: string) => patterns.some(([, pattern]) => globs(pattern).test(file));
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});
