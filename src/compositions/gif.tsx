import { Gif, preloadGif } from '@remotion/gif';
import dial from './files/dial.gif';
import { codeFont, colors, Paper } from './paper';
import { Pending, useReady } from './ready';

interface GifProps {
  fit: 'fill' | 'contain' | 'cover';
  playbackRate: number;
  loopBehavior: 'loop' | 'pause-after-finish' | 'unmount-after-finish';
}

const width = 560;
const height = 320;

/** A square GIF of twelve frames in a box that is not square. */
export default function GifDemo({ fit, playbackRate, loopBehavior }: GifProps) {
  const isReady = useReady(() => preloadGif(dial).waitUntilDone());
  if (!isReady) return <Pending />;

  return (
    <Paper>
      <div
        style={{ height: '100%', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 24 }}
      >
        <div style={{ width, height, outline: `3px dashed ${colors.grey}` }}>
          <Gif
            src={dial}
            width={width}
            height={height}
            fit={fit}
            playbackRate={playbackRate}
            loopBehavior={loopBehavior}
            style={{ maxWidth: 'none' }}
          />
        </div>
        <div style={{ fontFamily: codeFont, fontSize: 24, color: colors.soft }}>
          {width} × {height}
        </div>
      </div>
    </Paper>
  );
}
