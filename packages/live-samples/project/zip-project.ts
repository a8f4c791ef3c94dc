import { strToU8, zipSync } from 'fflate';
import type { Project } from './project-files';

/** The folder in the zip file that contains a project. */
export const projectFolder = 'my-video';

/**
 * Packs a project into a zip file.
 *
 * @param load Loads a file of `public/`.
 */
export async function zipProject(
  { texts, assets }: Project,
  load: (name: string) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  const loaded = assets.map(async (name) => [`public/${name}`, await load(name)] as const);
  const all = Object.fromEntries([...entries, ...(await Promise.all(loaded))]);
  return new Uint8Array(zipSync({ [projectFolder]: all }));
}
