import { useEffect, useState } from 'react';
import { Paper } from './paper';

/** Returns whether the video's assets have loaded, or have failed to load. */
export function useReady(load: () => Promise<unknown>): boolean {
  const [isReady, setReady] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: assets are loaded once
  useEffect(() => {
    let isMounted = true;
    const end = () => {
      if (isMounted) setReady(true);
    };
    load().then(end, end);
    return () => {
      isMounted = false;
    };
  }, []);

  return isReady;
}

/** An empty picture until then. Posters wait for it to disappear. */
export function Pending() {
  return (
    <Paper>
      <div data-pending="" />
    </Paper>
  );
}
