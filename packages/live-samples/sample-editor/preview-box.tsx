import type { LiveOptions } from '@docs/content/shared';
import * as styles from './live-sample.module.css';
import type { FigureSample } from './read-figure';
import type { useSample } from './use-sample';

interface PreviewProps extends Pick<FigureSample, 'poster'> {
  sample: Pick<ReturnType<typeof useSample>, 'box' | 'isShown' | 'hasCrashed'>;
  options: LiveOptions;
  /** What the video shows, for screen readers. */
  label: string;
}

/** The video of a sample. Shows the poster until the first frame is drawn. */
export function Preview({ sample, options, poster, label }: PreviewProps) {
  return (
    <>
      {sample.hasCrashed && (
        <p className={styles.notice} role="alert">
          The preview did not answer, and was reloaded. Edit the code to run it again.
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has fields */}
      <div className={styles.preview} role="group" aria-label={label}>
        <img
          src={poster.src}
          width={options.width}
          height={options.height}
          alt={sample.isShown ? '' : poster.alt}
        />
        <div ref={sample.box} className={styles.frame} data-shown={sample.isShown || undefined} />
      </div>
    </>
  );
}
