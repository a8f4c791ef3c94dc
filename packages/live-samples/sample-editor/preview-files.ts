import type { Completions } from '../shared/completions';

let folder = '';

/** Sets the URL of the folder with the preview's files, without a trailing slash. */
export function setPreviewFolder(url: string): void {
  folder = url;
}

/** Returns the URL of a file in the preview's folder. */
export function previewFile(name: string): string {
  return `${folder}/${name}`;
}

let loading: Promise<Completions> | undefined;

/**
 * Loads the editor's suggestions, a file of the build, once. Rejects if loading fails; the next call retries.
 */
export function loadCompletions(): Promise<Completions> {
  loading ??= fetch(previewFile('completions.json')).then((response) => {
    if (!response.ok) throw new Error(`Couldn’t load the suggestions (status ${response.status}).`);
    return response.json() as Promise<Completions>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
