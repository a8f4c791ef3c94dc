import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { outdatedPictures, recordPictures } from './manifest.mjs';

const shot = { file: 'docs/a.webp', composition: 'A', take: async () => undefined };
const lock = (version: string) => JSON.stringify({ packages: { 'node_modules/remotion': { version } } });

function project(): string {
  return temporaryFolder('screenshots', {
    'samples/studio-project/src/index.ts': 'one',
    'samples/studio-project/public/a.txt': 'a',
    'samples/package-lock.json': lock('4.0.1'),
    'content/docs/a.webp': 'picture',
  });
}

const reasons = (root: string, shots = [shot]) =>
  outdatedPictures(root, shots).map(({ file, reason }) => `${file} ${reason}`);

test('a picture is up to date until its inputs or the picture itself change', () => {
  const root = project();
  expect(reasons(root)).toEqual(['docs/a.webp was not taken yet']);
  recordPictures(root, [shot], [shot]);
  expect(reasons(root)).toEqual([]);

  const changed = ['docs/a.webp the project, its shot or a package has changed since it was taken'];
  fs.writeFileSync(path.join(root, 'samples/studio-project/src/index.ts'), 'two');
  expect(reasons(root)).toEqual(changed);
  recordPictures(root, [shot], [shot]);
  fs.writeFileSync(path.join(root, 'samples/package-lock.json'), lock('4.0.2'));
  expect(reasons(root)).toEqual(changed);
  recordPictures(root, [shot], [shot]);
  expect(reasons(root, [{ ...shot, composition: 'B' }])).toEqual(changed);

  fs.writeFileSync(path.join(root, 'content/docs/a.webp'), 'by hand');
  expect(reasons(root)).toEqual(['docs/a.webp is not the file that was taken']);
});

test('the manifest forgets pictures that no shot makes', () => {
  const root = project();
  recordPictures(root, [shot], [shot]);
  expect(reasons(root, [])).toEqual(['docs/a.webp is in the manifest, and no shot makes it']);
  recordPictures(root, [], []);
  expect(reasons(root, [])).toEqual([]);
});
