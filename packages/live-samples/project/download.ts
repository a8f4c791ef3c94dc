import type { LiveOptions, SampleFile } from '@docs/content/shared';
import { dependencies } from '../package.json';
import { previewFile } from '../sample-editor/preview-files';
import { projectFiles } from './project-files';
import { projectFolder, zipProject } from './zip-project';

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
  const zip = await zipProject(projectFiles({ ...sample, versions: dependencies }), load);
  const url = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${projectFolder}.zip`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function load(name: string): Promise<Uint8Array> {
  const response = await fetch(previewFile(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
