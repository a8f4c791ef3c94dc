import { measureText } from '@remotion/layout-utils';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { font, useFont } from './measured';
import { codeFont, colors, Paper } from './paper';
import { Pending } from './ready';

interface MeasureTextProps {
  text: string;
  fontSize: number;
  letterSpacing: number;
}

const boxWidth = 840;
const lineHeight = '1.2';

/** Words positioned by their measured sizes, each in a box of that size. */
export default function MeasureText(props: MeasureTextProps) {
  return useFont() ? <Words {...props} /> : <Pending />;
}

function Words({ text, fontSize, letterSpacing }: MeasureTextProps) {
  const frame = useCurrentFrame();
  const { durationInFrames, height } = useVideoConfig();

  const style = { ...font, fontSize, letterSpacing: `${letterSpacing}px` };
  const sizeOf = (word: string) =>
    measureText({ text: word, ...style, additionalStyles: { lineHeight }, validateFontIsLoaded: false });
  const space = sizeOf(' ').width;
  const words = text.split(' ').filter(Boolean);
  const current = Math.floor((frame / durationInFrames) * words.length);

  let x = 0;
  let line = 0;
  const placed = words.map((word) => {
    const size = sizeOf(word);
    if (x > 0 && x + size.width > boxWidth) {
      x = 0;
      line++;
    }
    const left = x;
    x += size.width + space;
    return { word, ...size, left, line };
  });
  const pitch = fontSize * 1.2 + 50;
  const top = (height - pitch * (line + 1)) / 2;

  return (
    <Paper>
      {placed.map((box, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position
          key={index}
          style={{
            ...style,
            lineHeight,
            position: 'absolute',
            left: 60 + box.left,
            top: top + box.line * pitch,
            width: box.width,
            height: box.height,
            whiteSpace: 'pre',
            outline: `2px solid ${index === current ? colors.accent : colors.grey}`,
            backgroundColor: index === current ? colors.wash : 'transparent',
          }}
        >
          {box.word}
          {index === current && (
            <div
              style={{
                position: 'absolute',
                top: '100%',
                left: 0,
                marginTop: 8,
                fontFamily: codeFont,
                fontSize: 22,
                fontWeight: 500,
                letterSpacing: 0,
                color: colors.accent,
              }}
            >
              {box.width.toFixed(1)} × {box.height.toFixed(1)}
            </div>
          )}
        </div>
      ))}
    </Paper>
  );
}
