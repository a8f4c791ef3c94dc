import fs from 'node:fs';
import path from 'node:path';

/** Returns a pseudorandom generator of numbers in [0, 1), reproducible by its seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Writes a site to a content folder: `count` docs in folders, with links among them, a partial and an image.
 */
export function writeSmallSite(contentDir: string, count: number): void {
  const write = (name: string, text: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(contentDir, name)), { recursive: true });
    fs.writeFileSync(path.join(contentDir, name), text);
  };
  write('docs/index.mdx', '---\ntitle: Home\n---\n\nThe first page.\n');
  write('docs/_shared.mdx', 'A shared sentence.\n');
  for (let index = 1; index < count; index += 1) {
    const folder = ['', 'guides/', 'lambda/'][index % 3];
    write(
      `docs/${folder}page-${index}.mdx`,
      `---\ntitle: Page ${index}\n---\n\nText of ${index}, and [home](/docs/).\n`,
    );
  }
  write('blog/2025-01-02-post.mdx', '---\ntitle: A post\n---\n\nNews.\n');
}

/** Returns the files of doc pages in a content folder, sorted. */
function docFiles(contentDir: string): string[] {
  return fs
    .readdirSync(path.join(contentDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_') && name !== 'index.mdx')
    .map((name) => path.join(contentDir, 'docs', name))
    .sort();
}

/**
 * Makes one random change to a content folder: edits the text, the title or the partial; adds, renames or
 * deletes a file; or makes two edits at once. Returns the absolute paths of the changed files.
 */
export function randomEdit(contentDir: string, random: () => number, step: number): string[] {
  const files = docFiles(contentDir);
  const file = files[Math.floor(random() * files.length)];
  const kind = Math.floor(random() * 8);
  if (!file || files.length < 10 || kind === 0) return [create(contentDir, random, step)];
  const source = fs.readFileSync(file, 'utf8');
  if (kind === 1 && files.length > 20) {
    fs.rmSync(file);
    return [file];
  }
  if (kind === 2) {
    const renamed = path.join(path.dirname(file), `renamed-${step}.mdx`);
    fs.renameSync(file, renamed);
    return [file, renamed];
  }
  if (kind === 3) fs.writeFileSync(file, source.replace(/^title: .*$/m, `title: Title ${step}`));
  else if (kind === 4) fs.writeFileSync(path.join(contentDir, 'docs/_shared.mdx'), `Shared in ${step}.\n`);
  else if (kind === 5) fs.writeFileSync(file, `${source}\nA <Broken${step} /> component.\n`);
  else if (kind === 6) fs.writeFileSync(file, withPartial(source));
  else {
    fs.writeFileSync(file, `${source}\nFirst edit ${step}.\n`);
    fs.writeFileSync(file, `${source}\nSecond edit ${step}.\n`);
  }
  return kind === 4 ? [path.join(contentDir, 'docs/_shared.mdx')] : [file];
}

function create(contentDir: string, random: () => number, step: number): string {
  const folder = ['', 'guides', 'new'][Math.floor(random() * 3)] as string;
  const file = path.join(contentDir, 'docs', folder, `new-${step}.mdx`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `---\ntitle: New ${step}\n---\n\nWritten in step ${step}.\n`);
  return file;
}

/** Returns a page without its broken components, and with the shared sentence. */
function withPartial(source: string): string {
  const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const clean = body
    .replace(/\nA <Broken\d+ \/> component\.\n/g, '')
    .replace(/\nimport [^\n]*\n\n<Shared \/>\n/g, '');
  return `${head}\nimport Shared from '@site/content/docs/_shared.mdx';\n\n<Shared />\n${clean}`;
}
