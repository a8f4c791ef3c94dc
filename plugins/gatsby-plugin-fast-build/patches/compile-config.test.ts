import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root.mjs';
import { temporaryFolder } from '../../../test/support/temporary';

/** Makes Gatsby compile the files of a project with this configuration, as it does when a command starts. */
function compile(config: string) {
  const folder = temporaryFolder('gatsby-files');
  writeFileSync(join(folder, 'gatsby-config.ts'), config);
  writeFileSync(join(folder, 'gatsby-node.ts'), 'export const onPreInit = () => undefined;\n');
  const code = `
    const files = require('gatsby/dist/utils/parcel/compile-gatsby-files');
    files.compileGatsbyFiles(process.argv[1]).then(() =>
      console.log(JSON.stringify(files.getResolvedFieldsForPlugin(process.argv[1], 'default-site-plugin'))));`;
  const hook = join(root, 'plugins/gatsby-plugin-fast-build/patches/compile-config.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', hook, '-e', code, folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', CI: 'true' },
  });
  return { folder, status, stdout, output: stdout + stderr };
}

test('Gatsby finds its files compiled, with what they import of ours', () => {
  const { folder, status, stdout } = compile('export default { trailingSlash: "ignore" as const };\n');
  const compiled = join(folder, '.cache/compiled');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ resolvedCompiledGatsbyNode: join(compiled, 'gatsby-node.js') });
  expect(readFileSync(join(compiled, 'gatsby-config.js'), 'utf8')).toContain('trailingSlash: "ignore"');
});

test('a mistake in them is reported with its place, without a stack', () => {
  const { status, output } = compile('export default {};\nconst x = ;\n');
  expect(status).toBe(1);
  expect(output).toMatch(/gatsby-config\.ts:2:10: ERROR: Unexpected ";"/);
  expect(output).not.toMatch(/^\s+at /m);
});
