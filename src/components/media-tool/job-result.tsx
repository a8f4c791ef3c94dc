import { useEffect, useState } from 'react';
import { formatBytes } from './describe';
import * as styles from './media-tool.module.css';
import type { JobState } from './use-job';

/** The outcome of a job: its progress, its result, or its error. */
export function JobResult({ state }: { state: JobState }) {
  return (
    <div className={styles.result} aria-live="polite">
      <Shown state={state} />
    </div>
  );
}

function Shown({ state }: { state: JobState }) {
  switch (state.type) {
    case 'idle':
      return null;
    case 'canceled':
      return <p>Canceled.</p>;
    case 'failed':
      return <p className={styles.failure}>{state.message}</p>;
    case 'progress':
      return (
        <p className={styles.progress}>
          {state.text}
          <progress aria-label={state.text} {...(state.share === null ? {} : { value: state.share })} />
        </p>
      );
    case 'metadata':
      return (
        <dl className={styles.rows}>
          {state.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'frame':
      return <Frame {...state} />;
    case 'converted':
      return <Converted {...state} />;
  }
}

function Frame({ image, width, height, time }: { image: Blob; width: number; height: number; time: number }) {
  const url = useObjectUrl(image);
  if (!url) return null;
  return (
    <figure>
      <img src={url} width={width} height={height} alt={`Frame at ${time.toFixed(3)} seconds`} />
      <figcaption>
        {width} × {height}, at {time.toFixed(3)} s.{' '}
        <a href={url} download="frame.png">
          Save as PNG
        </a>
      </figcaption>
    </figure>
  );
}

function Converted({ file, name }: { file: Blob; name: string }) {
  const url = useObjectUrl(file);
  if (!url) return null;
  return (
    <p>
      Done:{' '}
      <a href={url} download={name}>
        {name}
      </a>
      , {formatBytes(file.size)}
    </p>
  );
}

/** Returns an object URL for a blob, for as long as the component is mounted. */
function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
