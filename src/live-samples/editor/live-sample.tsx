import { useEffect, useRef, useState } from 'react';
import { type CodeEditor, createCodeEditor } from './code-editor';
import * as styles from './live-sample.module.css';
import { sharedHash } from './share';
import { Transport } from './transport';
import { type SampleStart, useSample } from './use-sample';

interface LiveSampleProps extends SampleStart {
  /** The code on the page, which Reset restores. */
  original: string;
  digest: string;
  poster: { src: string; alt: string };
  onClose: () => void;
}

const saidFor = 2000;

/** An editable sample with the video that it renders. */
export function LiveSample({ original, digest, poster, onClose, ...start }: LiveSampleProps) {
  const sample = useSample(start);
  const { options } = start;
  const field = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>();
  const [code, setCode] = useState(start.code);
  const [said, setSaid] = useState('');
  const change = useRef(sample.change);
  change.current = sample.change;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once and manages its own code
  useEffect(() => {
    const host = field.current;
    if (!host) return;
    const created = createCodeEditor(host.shadowRoot ?? host.attachShadow({ mode: 'open' }), {
      code: start.code,
      label: 'Code of the sample. Press Escape, then Tab to leave the editor.',
      onChange: (next) => {
        setCode(next);
        change.current(next);
      },
    });
    editor.current = created;
    created.focus();
    return created.close;
  }, []);

  const { error } = sample;
  useEffect(() => editor.current?.mark(error), [error]);

  useEffect(() => {
    if (!said) return;
    const timer = window.setTimeout(() => setSaid(''), saidFor);
    return () => window.clearTimeout(timer);
  }, [said]);

  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid('Copying is not allowed here'),
    );
  const share = async () => {
    const hash = `#${await sharedHash({ digest, code })}`;
    window.history.replaceState(window.history.state, '', hash);
    await copy(window.location.href, 'Link copied');
  };

  return (
    <>
      <div ref={field} />
      <output className={error ? styles.problem : undefined}>
        {error && `${error.line ? `Line ${error.line}: ` : ''}${error.message}`}
      </output>
      {sample.isHeld && (
        <p className={styles.notice}>
          This code came with the link. Read it before you run it.
          <button type="button" onClick={sample.release}>
            Run
          </button>
        </p>
      )}
      {sample.hasCrashed && (
        <p className={styles.notice} role="alert">
          The preview did not answer, and was reloaded. Edit the code to run it again.
        </p>
      )}
      <div className={styles.preview}>
        <img src={poster.src} width={options.width} height={options.height} alt={poster.alt} />
        <div ref={sample.box} className={styles.frame} data-shown={sample.isShown || undefined} />
      </div>
      {!sample.isHeld && <Transport {...sample} options={options} />}
      <div className={styles.bar}>
        <output className={styles.facts}>
          {said || `${options.fps} fps, ${options.width} × ${options.height}`}
        </output>
        <button type="button" disabled={code === original} onClick={() => editor.current?.setCode(original)}>
          Reset
        </button>
        <button type="button" onClick={() => copy(code, 'Copied')}>
          Copy
        </button>
        <button type="button" onClick={share}>
          Share
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  );
}
