import { AbsoluteFill, useCurrentFrame } from 'remotion';
import { Paper } from './paper';

interface AlphaProps {
  layer: 'alpha' | 'black' | 'screen';
}

const tile = 40;

/** A checkerboard with a drawn layer on top that represents a video with an alpha channel. */
export default function Alpha({ layer }: AlphaProps) {
  const frame = useCurrentFrame();
  const x = Math.sin((frame / 120) * 2 * Math.PI) * 210;

  return (
    <Paper>
      <AbsoluteFill
        style={{
          background: `repeating-conic-gradient(#4a5262 0 25%, #6b7486 0 50%) 0 0 / ${tile * 2}px ${tile * 2}px`,
        }}
      />
      <AbsoluteFill
        style={{
          margin: 'auto',
          width: 720,
          height: 360,
          alignItems: 'center',
          justifyContent: 'center',
          overflow: 'hidden',
          backgroundColor: layer === 'alpha' ? 'transparent' : 'black',
          mixBlendMode: layer === 'screen' ? 'screen' : 'normal',
        }}
      >
        <div
          style={{
            width: 240,
            height: 240,
            borderRadius: 120,
            background: 'radial-gradient(circle at 35% 30%, #ffb199, #e2461b 45%, #8a1f04)',
            boxShadow: '0 0 60px #ff7346',
            translate: `${x}px 0`,
          }}
        />
      </AbsoluteFill>
    </Paper>
  );
}
