import { useSyncExternalStore } from 'react';

const phone = '(max-width: 640px)';

/** Returns whether the page is too narrow to show code and video at once. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
