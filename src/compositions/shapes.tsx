import { Star } from '@remotion/shapes';
import { useCurrentFrame } from 'remotion';
import { colors, Paper } from './paper';

interface ShapesProps {
  points: number;
  innerRadius: number;
  cornerRadius: number;
}

/** A star that rotates by one tip over the duration of the video. */
export default function Shapes({ points, innerRadius, cornerRadius }: ShapesProps) {
  const frame = useCurrentFrame();
  const turn = (frame / 120) * (360 / points);

  return (
    <Paper>
      <div style={{ height: '100%', display: 'grid', placeItems: 'center' }}>
        <Star
          points={points}
          innerRadius={innerRadius}
          outerRadius={160}
          cornerRadius={cornerRadius}
          fill={colors.accent}
          style={{ rotate: `${turn}deg`, transformOrigin: '50% 160px' }}
        />
      </div>
    </Paper>
  );
}
