import { measureText } from '@remotion/layout-utils';
import { useCurrentFrame } from 'remotion';
import { font, useFont } from './measured';
import { codeFont, colors, Paper } from './paper';
import { Pending } from './ready';

interface FontLoadingProps {
  text: string;
  measured: 'early' | 'late';
}

const fontSize = 128;
const lineHeight = '1.2';
/** The frame at which the font arrives in this video. Until then, the text has a fallback font. */
const arrival = 45;
const fallback = { ...font, fontFamily: 'Georgia, "Times New Roman", serif' };

/** Text before and after its font has loaded, with the measured box. */
export default function FontLoading(props: FontLoadingProps) {
  return useFont() ? <Measured {...props} /> : <Pending />;
}

function Measured({ text, measured }: FontLoadingProps) {
  const isLoaded = useCurrentFrame() >= arrival;
  const isMeasured = measured === 'early' || isLoaded;
  const { width, height } = measureText({
    text,
    ...(measured === 'early' ? fallback : font),
    fontSize,
    additionalStyles: { lineHeight },
  });

  return (
    <Paper>
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: 120,
          width,
          height,
          backgroundColor: isMeasured ? colors.wash : 'transparent',
          outline: isMeasured ? `3px solid ${colors.accent}` : 'none',
        }}
      />
      <div
        style={{
          ...(isLoaded ? font : fallback),
          position: 'absolute',
          left: 60,
          top: 120,
          fontSize,
          lineHeight,
          whiteSpace: 'pre',
        }}
      >
        {text}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: 320,
          fontFamily: codeFont,
          fontSize: 26,
          color: colors.soft,
        }}
      >
        {isLoaded ? 'The font is loaded' : 'Fallback font'}
        {isMeasured ? `, measured width ${width.toFixed(1)}` : ', not measured yet'}
      </div>
    </Paper>
  );
}
