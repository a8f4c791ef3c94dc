import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { liveFiles } from '../shared/modules';
import { previewFolder, previewPolicy } from '../shared/policy.mjs';
import { readCompletions } from './completions';

/** Name of the preview's document, in the folder of its files. */
const documentName = 'preview.html';

/** Entry point of the document's code. */
const entryFile = 'packages/live-samples/frame/index.tsx';

/** The files of the preview by name, and their folder relative to the site's root. */
export interface Preview {
  folder: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Bundles the preview of live samples: a separate document with React, the Player and the packages that
 * samples may import. It is not part of webpack's bundle, because the document has a different origin and
 * content security policy than the site's pages.
 */
export async function buildPreview(root: string, contentDir: string): Promise<Preview> {
  const source = path.join(root, 'packages/live-samples');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { preview: entryFile },
    outdir: 'preview',
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Remotion resolves URLs against the origin, and a sandbox's origin is "null".
      'window.origin': 'window.location.origin',
    },
    // The version of zod that Remotion's types and the Studio work with.
    alias: { zod: 'zod/v3' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryFile)?.[0];
  if (!entry) throw new Error(`${entryFile} has no bundle.`);
  const font = Object.keys(metafile.outputs).find((output) => /\/inter-[^/]*\.woff2$/.test(output));
  if (!font) throw new Error('The bundle of the preview lacks the font of its text.');
  const html = fs
    .readFileSync(path.join(source, 'frame/frame.html'), 'utf8')
    .replace('{{policy}}', previewPolicy)
    .replace('{{script}}', `./${path.basename(entry)}`)
    .replace('{{font}}', `./${path.basename(font)}`);
  const files = new Map<string, Uint8Array>([
    [documentName, Buffer.from(html)],
    ['completions.json', Buffer.from(JSON.stringify(readCompletions(contentDir)))],
    ...liveFiles.map((name) => [name, fs.readFileSync(path.join(source, 'files', name))] as const),
    ...outputFiles.map((file) => [path.basename(file.path), file.contents] as const),
  ]);
  return { folder: `${previewFolder}/${digestOf(files)}`, files };
}

function digestOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 10);
}

let writing: Promise<string> | undefined;

/** Starts to bundle the preview into the built site. Removes the previews of earlier builds. */
export function startPreview(root: string, contentDir: string): void {
  writing = writePreview(root, contentDir);
  // `writtenPreview` reports a failure.
  writing.catch(() => undefined);
}

/**
 * Returns the folder of the preview, relative to the site's root, when its files are written.
 * @throws {Error} if `startPreview` was not called before
 */
export async function writtenPreview(): Promise<string> {
  if (!writing) throw new Error('The preview of live samples was requested before it was bundled.');
  return writing;
}

/** Writes the preview. The name of its folder is derived from its files, so an existing folder is left alone. */
async function writePreview(root: string, contentDir: string): Promise<string> {
  const { folder, files } = await buildPreview(root, contentDir);
  const target = path.join(root, 'public', folder);
  const parent = path.dirname(target);
  if (!fs.existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    fs.mkdirSync(unfinished, { recursive: true });
    for (const [name, bytes] of files) fs.writeFileSync(path.join(unfinished, name), bytes);
    fs.renameSync(unfinished, target);
  }
  for (const name of fs.readdirSync(parent))
    if (name !== path.basename(target)) fs.rmSync(path.join(parent, name), { recursive: true });
  return folder;
}
