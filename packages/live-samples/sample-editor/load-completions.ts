import type { Completions } from '../shared/completions';
import { previewFile } from './address';

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
