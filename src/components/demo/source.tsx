import { type DemoSource, type DemoType, sourceFile } from '@docs/content/demos';
import { useEffect, useState } from 'react';
import { LoadStatus } from '../lazy-part/load-status';
import { hrefOf } from '../link';
import * as styles from './controls.module.css';

type Loading = { files?: DemoSource; failure?: { thrown: unknown } };

interface SourceProps {
  type: DemoType;
  id: string;
  isOpen: boolean;
}

/** The source of a demo, highlighted at build time. It is loaded when it is shown first. */
export function Source({ type, id, isOpen }: SourceProps) {
  const [{ files, failure }, setLoading] = useState<Loading>({});
  const isNeeded = isOpen && !files && !failure;

  const load = async () => {
    try {
      const answer = await fetch(hrefOf(`/${sourceFile(type)}`));
      if (!answer.ok) throw new Error(`Couldn’t load the source (status ${answer.status}).`);
      setLoading({ files: (await answer.json()) as DemoSource });
    } catch (thrown) {
      setLoading({ failure: { thrown } });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each render loads the same file
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded]);

  return (
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
      {isOpen && !files && <LoadStatus failure={failure ?? null} onRetry={() => setLoading({})} />}
    </div>
  );
}
