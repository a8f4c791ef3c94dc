import type { Completions } from '../../shared/live/completions';
import { previewFile } from './address';

let loading: Promise<Completions> | undefined;

/**
 * What the editor suggests: a file of the build, loaded once. Rejects if it does not come; the next call
 * tries again.
 */
export function loadCompletions(): Promise<Completions> {
  loading ??= fetch(previewFile('completions.json')).then((response) => {
    if (!response.ok) throw new Error(`The suggestions could not be loaded: ${response.status}`);
    return response.json() as Promise<Completions>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
