import { extendViewBox } from '@remotion/paths';
import { makeHeart } from '@remotion/shapes';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

const { path } = makeHeart({ height: 300 });

/** An SVG whose view box grows to show more of a heart. */
export default function ExtendViewBoxDemo({ scale: end }: { scale: number }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const grown = spring({ frame: frame - 15, fps, config: { damping: 200 } });
  const scale = 1 + grown * (end - 1);
  const viewBox = extendViewBox('75 60 180 180', scale);

  return (
    <Paper>
      <svg
        width={360}
        height={360}
        viewBox={viewBox}
        aria-hidden="true"
        style={{ position: 'absolute', left: 300, top: 36, outline: `2px solid ${colors.grey}` }}
      >
        <path d={path} fill={colors.accent} />
      </svg>
      <Drawing>
        <text x={480} y={446} textAnchor="middle" fill={colors.soft}>
          {`viewBox ${viewBox
            .split(' ')
            .map((number) => Number(number).toFixed(0))
            .join(' ')}`}
        </text>
      </Drawing>
    </Paper>
  );
}
