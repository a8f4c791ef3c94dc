import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import * as styles from './demo.module.css';
import type { DemoProps, LiveDemoProps } from './demo-props';
import { Poster } from './poster';

const Live = lazyPart<LiveDemoProps>(() => import('./live-demo'), Waiting);

/** How far from the screen a demo is when its code is asked for. */
const margin = '300px';

/**
 * A video that a reader can play and change. Its poster stands in the page until it comes near the screen or is pressed; without
 * scripts it stays.
 */
export function Demo(props: DemoProps) {
  const [start, setStart] = useState<'near' | 'pressed'>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!box.current || connection?.saveData) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setStart((known) => known ?? 'near'),
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const style = { '--rows': props.controls, '--lines': props.lines } as CSSProperties;
  return (
    <figure ref={box} className={styles.demo} style={style}>
      {start ? (
        <Live {...props} isPressed={start === 'pressed'} />
      ) : (
        <Waiting {...props}>
          <button
            type="button"
            className={styles.press}
            aria-label={`Play “${props.title}”`}
            onClick={() => setStart('pressed')}
            data-needs-js=""
          />
        </Waiting>
      )}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** The poster, and below it as much room as the rest will take. */
function Waiting({ children, ...demo }: DemoProps & { children: ReactNode }) {
  return (
    <>
      <div className={styles.screen} style={{ aspectRatio: demo.width / demo.height }}>
        <Poster {...demo} />
        {children}
      </div>
      <div className={styles.below} data-needs-js="" />
    </>
  );
}
