import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from './lazy-part/lazy-part';
import * as styles from './lazy-part/load-status.module.css';

/** How far from the screen a component is when its code is asked for. */
const margin = '400px';

interface NearViewportProps {
  placeholder: ReactNode;
  children: ReactNode;
}

/** Shows a placeholder until it comes near the screen, then its children. Without scripts the placeholder stays. */
export function NearViewport({ placeholder, children }: NearViewportProps) {
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}

/**
 * A component whose code is loaded when it comes near the screen. The placeholder has the size of the component, so that
 * nothing jumps; it is what the page's HTML holds.
 */
export function lazyNearViewport<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazyPart<Props>(load, ({ children, ...props }) => (
    <div className={styles.over}>
      <Placeholder {...(props as unknown as Props)} />
      {children}
    </div>
  ));
  return function LazyNearViewport(props: Props) {
    return (
      <NearViewport placeholder={<Placeholder {...props} />}>
        <Loaded {...props} />
      </NearViewport>
    );
  };
}
