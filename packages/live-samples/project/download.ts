import type { LiveOptions, SampleFile } from '@docs/content/shared';
import { strToU8, zipSync } from 'fflate';
import { dependencies } from '../package.json';
import { previewFile } from '../sample-editor/preview-files';
import { projectFiles } from './project-files';

/**
 * Downloads a sample as a zip file with a project that opens in the Studio.
 *
 * @throws {Error} if a file that the sample uses cannot be loaded
 */
export async function downloadProject(sample: {
  files: readonly SampleFile[];
  options: LiveOptions;
  url: string;
}): Promise<void> {
  const { texts, assets } = projectFiles({ ...sample, versions: dependencies });
  const entries = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  const loaded = assets.map(async (name) => {
    const response = await fetch(previewFile(name));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return [`public/${name}`, new Uint8Array(await response.arrayBuffer())] as const;
  });
  const all = Object.fromEntries([...entries, ...(await Promise.all(loaded))]);
  const zip = new Uint8Array(zipSync({ 'my-video': all }));
  const url = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-video.zip';
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
