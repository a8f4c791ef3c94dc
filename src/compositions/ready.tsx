import { useEffect, useState } from 'react';
import { Paper } from './paper';

/** Whether what a video needs has been loaded, or cannot be. */
export function useReady(load: () => Promise<unknown>): boolean {
  const [isReady, setReady] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
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

/** An empty picture until then. Posters wait for its end. */
export function Pending() {
  return (
    <Paper>
      <div data-pending="" />
    </Paper>
  );
}
