import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function lockedVersion(lockFile: string, name: string): string | undefined {
  const lock = JSON.parse(fs.readFileSync(path.join(root, lockFile), 'utf8'));
  return lock.packages[`node_modules/${name}`]?.version;
}

test("the Studio's esbuild has the version of the site's, whose binary it uses", () => {
  expect(lockedVersion('samples/package-lock.json', 'esbuild')).toBe(
    lockedVersion('package-lock.json', 'esbuild'),
  );
});
