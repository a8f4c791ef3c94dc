import { joinFiles, type SampleFile } from '@docs/content/shared';
import { useEffect, useState } from 'react';
import * as styles from './live-sample.module.css';
import type { FigureSample } from './read-figure';
import { sharedHash } from './share';

interface ToolbarProps {
  sample: FigureSample;
  files: readonly SampleFile[];
  host: HTMLElement;
  /** Whether it is also shown on phones. */
  isOpen: boolean;
  onReset: () => void;
  onClose: () => void;
}

const saidFor = 2000;

/** The actions for a sample as a whole. */
export function Toolbar({ sample, files, host, isOpen, onReset, onClose }: ToolbarProps) {
  const { options, digest } = sample;
  const [said, setSaid] = useState('');
  const [isFull, setFull] = useState(false);
  const code = joinFiles(files);

  useEffect(() => {
    if (!said) return;
    const timer = window.setTimeout(() => setSaid(''), saidFor);
    return () => window.clearTimeout(timer);
  }, [said]);

  useEffect(() => {
    const read = () => setFull(document.fullscreenElement === host);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [host]);

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid('Copied'),
      () => setSaid('Couldn’t copy'),
    );
  const share = async () => {
    const hash = `#${await sharedHash({ digest, code })}`;
    await navigator.clipboard.writeText(new URL(hash, window.location.href).href).then(
      () => setSaid('Link copied'),
      () => {
        // The page doesn't stay at this address otherwise: a reload would show this code instead of later edits.
        window.history.replaceState(window.history.state, '', hash);
        setSaid('Copy the link from the address bar');
      },
    );
  };
  const download = () =>
    import(/* webpackChunkName: "sample-project" */ '../project/download')
      .then(({ downloadProject }) => downloadProject({ files, options, url: window.location.href }))
      .then(
        () => setSaid('Project downloaded'),
        () => setSaid('The project could not be made. Try again'),
      );
  const toggleFull = () => (isFull ? document.exitFullscreen() : host.requestFullscreen());

  return (
    <div className={`${styles.bar} ${styles.menu}`} data-open={isOpen || undefined}>
      <output className={styles.facts}>
        {said || `${options.fps} fps, ${options.width} × ${options.height}`}
      </output>
      <button type="button" disabled={code === joinFiles(sample.files)} onClick={onReset}>
        Reset
      </button>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <button type="button" onClick={share}>
        Share
      </button>
      <button type="button" onClick={download}>
        Download project
      </button>
      {document.fullscreenEnabled && (
        <button type="button" onClick={toggleFull}>
          {isFull ? 'Exit full screen' : 'Full screen'}
        </button>
      )}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
