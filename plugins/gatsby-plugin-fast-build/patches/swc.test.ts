import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { hasQuery } from './swc';

test('files from which Gatsby extracts something are left to Babel', () => {
  const files = {
    'query.tsx': 'export const data = graphql`{ site { id } }`;\n',
    'image.tsx': "import { StaticImage as Picture } from 'gatsby-plugin-image';\n",
    'slice.tsx': 'export const footer = <Slice alias="footer" />;\n',
    'page.tsx': 'export const config = () => undefined;\n',
    'plain.ts': "export const words = ['graphql', 'config', 'StaticImage', 'Head'];\n",
  };
  const folder = temporaryFolder('queries', files);
  const found = Object.keys(files).filter((name) => hasQuery(path.join(folder, name)));
  expect(found).toEqual(['query.tsx', 'image.tsx', 'slice.tsx']);
});
