import fs from 'node:fs';
import path from 'node:path';
import { blockHtml } from '../compile/code';
import { type DemoType, demoTypes } from '../demos';
import { type DemoSource, sourceFile } from '../demos/source';
import type { SiteFile } from './write-files';

/** Folder of the demo compositions, relative to the project root. */
const folder = 'src/compositions';

/** Returns the files with the highlighted source of every demo. The browser fetches one when a reader opens it. */
export function demoFiles(root: string): SiteFile[] {
  return demoTypes.map((type) => ({
    url: `/${sourceFile(type)}`,
    text: JSON.stringify(demoSource(root, type)),
  }));
}

/** Returns the source of a demo: its own file, then the local files that it imports, nearest first. */
export function demoSource(root: string, type: DemoType): DemoSource {
  const names = [findModule(root, type)];
  for (const name of names) {
    for (const [, address] of read(root, name).matchAll(/from '\.\/([\w-]+)'/g)) {
      const used = findModule(root, String(address));
      if (!names.includes(used)) names.push(used);
    }
  }
  return names.map((name) => {
    const lines = read(root, name)
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\{\/\*) biome-ignore/.test(line))
      .map((text) => ({ text }));
    return { name, html: blockHtml(lines, { language: 'tsx', title: name }) };
  });
}

function findModule(root: string, name: string): string {
  const file = [`${name}.tsx`, `${name}.ts`].find((each) => fs.existsSync(path.join(root, folder, each)));
  if (!file) throw new Error(`${folder} has no module called ${name}.`);
  return file;
}

function read(root: string, name: string): string {
  return fs.readFileSync(path.join(root, folder, name), 'utf8');
}
