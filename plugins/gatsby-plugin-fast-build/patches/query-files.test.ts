import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { onlyQueries, parseOnlyQueries } from './query-files';

const folder = temporaryFolder('queries', {
  'page.tsx': 'export const config = () => undefined;\n',
  'query.tsx': 'export const data = graphql`{ site { id } }`;\n',
  'image.tsx': "import { StaticImage as Picture } from 'gatsby-plugin-image';\n",
  'slice.tsx': 'export const footer = <Slice alias="footer" />;\n',
  'plain.ts': "export const words = ['graphql', 'config', 'StaticImage', 'Head'];\n",
});
const fileOf = (name: string) => path.join(folder, name);

test('Gatsby parses components of pages and sources with a query, and nothing else', async () => {
  const parsed: string[] = [];
  const parseFile = async (file: string) => {
    parsed.push(file);
    return { astDefinitions: [] };
  };
  const isComponent = (file: string) => file.startsWith(fileOf('page.tsx'));
  const parse = onlyQueries(parseFile, { isComponent, isTemplate: () => false });
  const sources = ['query.tsx', 'image.tsx', 'slice.tsx', 'gone.tsx', 'plain.ts'].map(fileOf);
  const component = `${fileOf('page.tsx')}?__contentFilePath=/content/docs/a.mdx`;
  for (const file of [component, ...sources]) await parse(file, () => undefined);
  expect(parsed).toEqual([component, ...sources.slice(0, -1)]);
  expect(await parse(fileOf('plain.ts'), () => undefined)).toBeNull();
});

test('of a template without pages, Gatsby sees the fragments, which other templates use', async () => {
  const definitions = [{ kind: 'FragmentDefinition' }, { kind: 'OperationDefinition' }];
  const parseFile = async () => ({ astDefinitions: [{ doc: { definitions } }] });
  const kindsIn = async (isUsed: boolean) => {
    const parse = onlyQueries(parseFile, { isComponent: () => isUsed, isTemplate: () => true });
    const parsed = await parse(fileOf('query.tsx'), () => undefined);
    return parsed?.astDefinitions.flatMap(({ doc }) => doc.definitions.map(({ kind }) => kind));
  };
  expect(await kindsIn(false)).toEqual(['FragmentDefinition']);
  expect(await kindsIn(true)).toEqual(['FragmentDefinition', 'OperationDefinition']);
});

test("Gatsby's own parser is told so", async () => {
  const FileParser = require('gatsby/dist/query/file-parser').default;
  const { parseFile } = FileParser.prototype;
  const plain = fileOf('plain.ts');
  const warn = jest.fn();
  const store = { getState: () => ({ components: new Map() }) };
  try {
    parseOnlyQueries(path.resolve(__dirname, '../../..'), store as never, warn);
    expect(warn).not.toHaveBeenCalled();
    expect(FileParser.prototype.parseFile).not.toBe(parseFile);
    expect(await new FileParser().parseFile(plain, () => undefined)).toBeNull();
  } finally {
    FileParser.prototype.parseFile = parseFile;
  }
});

test('a Gatsby without that parser is left as it is, with a warning', () => {
  const warn = jest.fn();
  const project = temporaryFolder('other-gatsby', {
    'package.json': '{}',
    'node_modules/gatsby/dist/query/file-parser.js': 'exports.default = {};',
  });
  parseOnlyQueries(project, {} as never, warn);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('file-parser has no parseFile'));
});
