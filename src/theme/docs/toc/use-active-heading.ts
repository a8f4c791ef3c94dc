import { useEffect, useState } from 'react';
import { activeHeading } from './active-heading';

/**
 * Offset below the top of the viewport at which a heading counts as reached: slightly more than the scroll
 * margin of anchors.
 */
const offset = 110;

/** Returns the id of the heading of the section in view. */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const list = ids.join('\n');
  useEffect(() => {
    const names = list.split('\n');
    let frame = 0;
    const measure = () => {
      frame = 0;
      const known = names.filter((id) => document.getElementById(id));
      const tops = known.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const { innerHeight: viewport, scrollY } = window;
      const isAtEnd = scrollY > 0 && scrollY + viewport >= document.documentElement.scrollHeight - 2;
      setActive(known[activeHeading({ tops, offset, isAtEnd, viewport })] ?? null);
    };
    const request = () => {
      frame ||= window.requestAnimationFrame(measure);
    };
    request();
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
    };
  }, [list]);
  return active;
}
