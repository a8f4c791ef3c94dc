import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether a video is to be played. It begins by itself unless the reader asked for less motion; one that was pressed begins
 * anyway.
 */
export function usePlaying(isPressed: boolean): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [isPlaying, setPlaying] = useState(isPressed);
  useEffect(() => {
    const motion = window.matchMedia(lessMotion);
    if (!motion.matches) setPlaying(true);
    const stop = () => motion.matches && setPlaying(false);
    motion.addEventListener('change', stop);
    return () => motion.removeEventListener('change', stop);
  }, []);
  return [isPlaying, setPlaying];
}
