import type { SampleFile } from '@docs/content/shared';
import { Preview } from './preview-box';
import type { FigureSample } from './read-figure';
import { Transport } from './transport';
import { useSample } from './use-sample';

interface WatchSampleProps extends FigureSample {
  files: SampleFile[];
  /** What the video shows. */
  label: string;
  onClose: () => void;
}

/** A video without its code: what an exercise leads to. */
export function WatchSample({ options, poster, files, label, onClose }: WatchSampleProps) {
  const sample = useSample({ files, options, isPlaying: true, isHeld: false });
  return (
    <>
      <Preview sample={sample} options={options} poster={poster} label={label} />
      <Transport {...sample} options={options} isFocused>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </Transport>
    </>
  );
}
