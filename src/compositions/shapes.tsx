import { Star } from '@remotion/shapes';
import { interpolate, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors, Paper } from './paper';

interface ShapesProps {
  points: number;
  innerRadius: number;
  cornerRadius: number;
}

/** A star that turns by one of its points in the length of the video. */
export default function Shapes({ points, innerRadius, cornerRadius }: ShapesProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const turn = interpolate(frame, [0, durationInFrames], [0, 360 / points]);

  return (
    <Paper>
      <div style={{ height: '100%', display: 'grid', placeItems: 'center' }}>
        <div style={{ transform: `rotate(${turn}deg)` }}>
          <Star
            points={points}
            innerRadius={innerRadius}
            outerRadius={190}
            cornerRadius={cornerRadius}
            fill={colors.accent}
          />
        </div>
      </div>
    </Paper>
  );
}
