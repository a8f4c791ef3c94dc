import { fitText } from '@remotion/layout-utils';
import { interpolate, useCurrentFrame } from 'remotion';
import { font, useFont } from './measured';
import { codeFont, colors, Paper } from './paper';
import { Pending } from './ready';

interface FitTextProps {
  text: string;
  withinWidth: number;
}

/** Text that is always as wide as its box, which grows and shrinks. */
export default function FitText(props: FitTextProps) {
  return useFont() ? <Fitted {...props} /> : <Pending />;
}

function Fitted({ text, withinWidth }: FitTextProps) {
  const frame = useCurrentFrame();
  const share = interpolate(frame, [0, 45, 75, 119], [0.4, 1, 1, 0.4]);
  const width = withinWidth * share;
  const fitted = fitText({ text: text || ' ', withinWidth: width, ...font });
  const fontSize = Math.min(fitted.fontSize, 200);

  return (
    <Paper>
      <div
        style={{ height: '100%', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 24 }}
      >
        <div
          style={{
            ...font,
            width,
            fontSize,
            textAlign: 'center',
            whiteSpace: 'pre',
            outline: `3px dashed ${colors.accent}`,
          }}
        >
          {text}
        </div>
        <div style={{ fontFamily: codeFont, fontSize: 24, color: colors.soft }}>
          {Math.round(width)} px wide,{' '}
          <span style={{ color: colors.accent }}>fontSize {fontSize.toFixed(1)}</span>
        </div>
      </div>
    </Paper>
  );
}
