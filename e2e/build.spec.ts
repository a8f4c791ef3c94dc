import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentProblemsExitCode } from '../plugins/gatsby-source-content/exit-code.mjs';
import { root } from '../scripts/root.mjs';
import { gatsbyCall } from '../scripts/site/gatsby.mjs';
import { copyProject, prefixedRoot } from '../scripts/site/test-sites.mjs';
import { expect, test } from './support/test';

/*
 * Complete builds, started the way an author or operator starts them: the effect of a changed compiler, and
 * of invalid content.
 */

const site = join(root, 'test-results/build-site');

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  copyProject(site);
  // The finished build of the small site warms the cache of every build here.
  for (const folder of ['.cache', 'public']) {
    rmSync(join(site, folder), { recursive: true, force: true });
    cpSync(join(prefixedRoot, folder), join(site, folder), { recursive: true });
  }
});

/** Runs a production build; returns its exit code and output. */
function build(
  contentDir: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const call = gatsbyCall(['build', '--no-color'], {
    ...process.env,
    NODE_ENV: '',
    CI: 'true',
    CONTENT_DIR: contentDir,
    PATH_PREFIX: '/sub',
    ON_BROKEN_LINKS: 'throw',
    GATSBY_TELEMETRY_DISABLED: '1',
    // As on a machine with more cores. The site of the other tests is built with the settings for this
    // machine.
    GATSBY_CPU_COUNT: '2',
    ...env,
  });
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      call.args,
      { cwd: site, maxBuffer: 1 << 26, env: call.env },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** Content folders created by tests. */
const contentFolders: string[] = [];

test.afterAll(() => {
  for (const folder of contentFolders) rmSync(folder, { recursive: true });
});

/** Creates a temporary content folder with the given files. */
function content(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bad-content-'));
  contentFolders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Changes a file of the site's code. */
function edit(name: string, change: (text: string) => string): void {
  const file = join(site, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const stackLine = /^\s+at .*(src|gatsby-node|gatsby-config)/m;

test('a changed compiler and a changed style are on every page of a warm build', async () => {
  const html = (page: string) => readFileSync(join(site, 'public', page, 'index.html'), 'utf8');
  const stylesheet = (page: string) => String(/\bstatic\/styles\.\w+\.css/.exec(html(page))?.[0]);
  const before = stylesheet('docs');
  expect(html('docs')).toContain('aria-label="Copy code"');
  edit('packages/content/compile/code/index.ts', (code) =>
    code.replace('aria-label="Copy code"', 'aria-label="Copy this sample"'),
  );
  edit('src/theme/styles/prose.css', (css) => `${css}\n.prose { orphans: 3; }\n`);
  const { code, output } = await build(join(root, 'e2e/fixtures/content'));
  expect(output).toContain('Done building');
  expect(code).toBe(0);
  expect(html('docs')).toContain('aria-label="Copy this sample"');
  const after = stylesheet('docs');
  expect(after).not.toBe(before);
  expect(stylesheet('search')).toBe(after);
  expect(readFileSync(join(site, 'public', after), 'utf8')).toContain('orphans:3');
});

test('mistakes of frontmatter end a build before it begins: all at once, without a stack', async () => {
  const folder = content({
    'docs/bad-yaml.mdx': '---\ntitle: A: b\n---\n',
    'docs/bad-key.mdx': '---\ntitel: A\n---\n',
    'docs/bad-text.mdx': Buffer.from([0x2d, 0xff, 0xfe]),
    'blog/undated.mdx': 'Text',
    'showcase/bad.yaml': 'title: [',
  });
  const { code, output } = await build(folder);
  expect(code).toBe(contentProblemsExitCode);
  expect(output).toContain('5 mistakes in the content:');
  expect(output).toMatch(/docs\/bad-yaml\.mdx:2:\d+\n {2}found: {4}a value with `: ` in it/);
  expect(output).toMatch(
    /docs\/bad-key\.mdx:2\n {2}found: {4}the unknown key `titel`\n.*\n {2}fix: {6}Did you mean `title`\?/,
  );
  expect(output).toMatch(/docs\/bad-text\.mdx:1\n {2}found: {4}bytes that are not UTF-8/);
  expect(output).toMatch(/blog\/undated\.mdx\n {2}found: {4}a post without a date/);
  expect(output).toMatch(/showcase\/bad\.yaml:1:\d+\n {2}found: {4}invalid YAML/);
  expect(output).not.toMatch(stackLine);
});

test('mistakes of the text, of ids, sidebars and links end a build: all at once, without a stack [8.15]', async () => {
  const folder = content({
    'docs/index.mdx': 'Home',
    'docs/syntax.mdx': 'Text <b>open',
    'docs/unknown.mdx': '<Tabz />',
    'docs/expression.mdx': 'One\n\n{nothing.here}',
    'docs/picture.mdx': '![A](./a.png)',
    'docs/no-picture.mdx': '![A](./b.png)',
    'docs/b.png': 'this is no picture',
    'docs/links.mdx': '[a](/docs/nowhere) [b](/docs/indx)\n\n[c](/docs/#nothing)',
    'docs/one.mdx': '---\nid: same\nslug: /one\n---\n',
    'docs/two.mdx': '---\nid: same\nslug: /two\n---\n',
    'docs/three.mdx': '---\nslug: /four\n---\n',
    'docs/four.mdx': '',
    'sidebars/mainSidebar.yaml': '- doc: index\n- doc: indxe\n',
    'sidebars/apiSidebar.yaml': '- doc: four\n',
  });
  const { code, output } = await build(folder);
  expect(code).toBe(contentProblemsExitCode);
  expect(output).toMatch(/docs\/syntax\.mdx:1:\d+\n {2}found: {4}`<b>` that is never closed/);
  expect(output).toMatch(
    /docs\/unknown\.mdx:1:1\n {2}found: {4}an unknown component, `<Tabz>`\n.*\n {2}fix: {6}Did you mean `Tabs`\?/,
  );
  expect(output).toMatch(
    /docs\/expression\.mdx:3:\d+\n {2}found: {4}the undeclared name `nothing` in an expression/,
  );
  expect(output).toMatch(
    /docs\/picture\.mdx:1:1\n {2}found: {4}the image `\.\/a\.png`, which does not exist/,
  );
  expect(output).toMatch(
    /docs\/no-picture\.mdx:1:1\n {2}found: {4}`\.\/b\.png`, which cannot be read as an image/,
  );
  expect(output).toMatch(/docs\/two\.mdx\n {2}found: {4}the ID `same`, which .*docs\/one\.mdx already has/);
  expect(output).toMatch(
    /sidebars\/mainSidebar\.yaml:2\n {2}found: {4}an entry for the doc `indxe`, which does not exist\n.*\n {2}fix: {6}Did you mean `index`\?/,
  );
  expect(output).toMatch(
    /docs\/links\.mdx:1\n {2}found: {4}a link to `\/docs\/nowhere`, which is not a page of this site/,
  );
  // These only cause warnings: a missing anchor, and a route that two pages share.
  expect(output).toMatch(
    /docs\/links\.mdx:3\n {2}found: {4}a link to `\/docs\/#nothing`, but \/docs\/ has no heading `#nothing`/,
  );
  expect(output).toMatch(/found: {4}the route `\/docs\/four`, which .* already has/);
  expect(output).not.toMatch(stackLine);
});
