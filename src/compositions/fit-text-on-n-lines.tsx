import { fitTextOnNLines } from '@remotion/layout-utils';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { font, useFont } from './measured';
import { codeFont, colors, Paper } from './paper';
import { Pending } from './ready';

interface FitTextOnNLinesProps {
  text: string;
  maxLines: number;
  maxBoxWidth: number;
}

/** Text on a number of lines, as large as the box allows; the lines appear one after the other. */
export default function FitTextOnNLines(props: FitTextOnNLinesProps) {
  return useFont() ? <Fitted {...props} /> : <Pending />;
}

function Fitted({ text, maxLines, maxBoxWidth }: FitTextOnNLinesProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { fontSize, lines } = fitTextOnNLines({ text, maxLines, maxBoxWidth, ...font, maxFontSize: 88 });

  return (
    <Paper>
      <div style={{ height: '100%', display: 'grid', placeContent: 'center', gap: 20 }}>
        <div
          style={{
            ...font,
            fontSize,
            lineHeight: 1.1,
            width: maxBoxWidth,
            outline: `3px dashed ${colors.accent}`,
          }}
        >
          {lines.map((line, index) => {
            const shown = spring({ frame: frame - index * 8, fps, config: { damping: 200 } });
            return (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
                key={index}
                style={{ whiteSpace: 'pre', opacity: shown, transform: `translateY(${(1 - shown) * 24}px)` }}
              >
                {line}
              </div>
            );
          })}
        </div>
        <div style={{ fontFamily: codeFont, fontSize: 24, color: colors.accent }}>
          fontSize {fontSize.toFixed(2)}, {lines.length} {lines.length === 1 ? 'line' : 'lines'}
        </div>
      </div>
    </Paper>
  );
}
