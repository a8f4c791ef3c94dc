import { indexFormat, type TextFile, type TitleFile } from '../engine/index-files';
import { isFileOf, isManifest, manifestFile, type SearchManifest } from '../engine/manifest';
import { SearchError } from './search-error';

/** The part of `fetch` that the loader uses. */
export type Fetch = (
  url: string,
  options?: { cache?: 'no-cache' | 'reload' },
) => Promise<{ ok: boolean; status: number; text(): Promise<string> }>;

/** Loads the index files from a base URL. */
export class IndexLoader {
  constructor(
    private readonly base: string,
    private readonly fetchFile: Fetch,
  ) {}

  /**
   * Loads the manifest and the titles. If that fails, reads both again and bypasses all caches: the site may
   * have been deployed between the two requests, or a file may be damaged.
   * @throws {SearchError} that names the file and the problem.
   */
  async titles(): Promise<{ manifest: SearchManifest; titles: TitleFile }> {
    try {
      const manifest = await this.manifest('no-cache');
      return { manifest, titles: await this.titleFile(manifest) };
    } catch {
      const manifest = await this.manifest('reload');
      return { manifest, titles: await this.titleFile(manifest, 'reload') };
    }
  }

  /**
   * Loads the texts that belong to the titles.
   * @throws {SearchError} that names the file and the problem.
   */
  async texts(manifest: SearchManifest): Promise<TextFile> {
    const read = (cache?: 'reload') => this.file(manifest, manifest.texts, cache);
    return (await read().catch(() => read('reload'))) as TextFile;
  }

  private async titleFile(manifest: SearchManifest, cache?: 'reload'): Promise<TitleFile> {
    return (await this.file(manifest, manifest.titles, cache)) as TitleFile;
  }

  private async manifest(cache: 'no-cache' | 'reload'): Promise<SearchManifest> {
    const value = await this.json(manifestFile, cache);
    if (!isManifest(value))
      throw new SearchError(
        `The search index (${manifestFile}) isn't in format ${indexFormat}, which this page needs.`,
      );
    return value;
  }

  private async file(manifest: SearchManifest, name: string, cache?: 'reload'): Promise<unknown> {
    const value = await this.json(name, cache);
    if (!isFileOf(value, manifest.build))
      throw new SearchError(`The search index (${name}) and its manifest come from different builds.`);
    return value;
  }

  private async json(name: string, cache?: 'no-cache' | 'reload'): Promise<unknown> {
    const text = await this.text(name, cache);
    try {
      return JSON.parse(text);
    } catch {
      throw new SearchError(`The search index (${name}) is damaged: it is cut off or isn't valid JSON.`);
    }
  }

  private async text(name: string, cache?: 'no-cache' | 'reload'): Promise<string> {
    const answer = await this.fetchFile(this.base + name, cache ? { cache } : {}).catch((error: unknown) => {
      throw new SearchError(`The search index (${name}) could not be fetched: ${reasonOf(error)}`);
    });
    if (!answer.ok)
      throw new SearchError(`The search index (${name}) is missing: the server answered ${answer.status}.`);
    return answer.text().catch((error: unknown) => {
      throw new SearchError(`The download of the search index (${name}) was interrupted: ${reasonOf(error)}`);
    });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
