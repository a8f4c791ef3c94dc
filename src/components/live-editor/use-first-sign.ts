import { useEffect, useState } from 'react';

// No press: one on a play button is to play, not to find the video playing already.
const signs = ['pointermove', 'keydown', 'scroll'] as const;

/** Whether the reader has moved, typed or scrolled yet, and a function that says so in their place. */
export function useFirstSign(): [isAwake: boolean, wake: () => void] {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (isAwake) return;
    const wake = () => setAwake(true);
    for (const sign of signs) window.addEventListener(sign, wake, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, [isAwake]);
  return [isAwake, () => setAwake(true)];
}
