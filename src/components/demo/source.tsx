import { useId, useState } from 'react';
import type { DemoType } from '../../shared/demos';
import { type DemoSource, sourceFile } from '../../shared/demos/source';
import { LoadStatus } from '../lazy-part/load-status';
import { hrefOf } from '../link';
import * as styles from './controls.module.css';

type Loading = { files?: DemoSource; failure?: { thrown: unknown } };

/**
 * The button that shows the source of a demo, highlighted at build time, and the one that resets its values.
 */
export function Source({ type, onReset }: { type: DemoType; onReset: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [{ files, failure }, setLoading] = useState<Loading>({});

  const load = async () => {
    setLoading({});
    try {
      const answer = await fetch(hrefOf(`/${sourceFile(type)}`));
      if (!answer.ok) throw new Error(`The source could not be loaded: ${answer.status}.`);
      setLoading({ files: (await answer.json()) as DemoSource });
    } catch (thrown) {
      setLoading({ failure: { thrown } });
    }
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !files) void load();
  };

  return (
    <>
      <div className={styles.buttons}>
        <button type="button" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
          Source
        </button>
        <button type="button" onClick={onReset}>
          Reset
        </button>
      </div>
      <div id={id} className={styles.source} hidden={!isOpen}>
        {files?.map(({ name, html }) => (
          <figure
            key={name}
            className="code-block"
            data-language="tsx"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: generated at build time from our own files
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
        {isOpen && !files && <LoadStatus failure={failure ?? null} onRetry={load} />}
      </div>
    </>
  );
}
