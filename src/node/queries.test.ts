import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { onlyQueries } from './queries';

const folder = temporaryFolder('queries', {
  'page.tsx': 'export const config = () => undefined;\n',
  'query.tsx': 'export const data = graphql`{ site { id } }`;\n',
  'image.tsx': 'export const logo = <StaticImage src="logo.png" alt="" />;\n',
  'plain.ts': "export const words = ['graphql', 'config', 'StaticImage', 'Head'];\n",
});
const fileOf = (name: string) => path.join(folder, name);

test('Gatsby parses components of pages and sources with a query, and nothing else', async () => {
  const parsed: string[] = [];
  const parse = onlyQueries(
    async (file) => parsed.push(file),
    (file) => file.startsWith(fileOf('page.tsx')),
  );
  const sources = ['query.tsx', 'image.tsx', 'plain.ts'].map(fileOf);
  const component = `${fileOf('page.tsx')}?__contentFilePath=/content/docs/a.mdx`;
  for (const file of [component, ...sources]) await parse(file, () => undefined);
  expect(parsed).toEqual([component, ...sources.slice(0, 2)]);
  expect(await parse(fileOf('plain.ts'), () => undefined)).toBeNull();
});
