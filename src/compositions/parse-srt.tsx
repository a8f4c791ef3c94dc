import { parseSrt } from '@remotion/captions';
import { CaptionAxis, useCaptionAxis } from './caption-axis';
import { Drawing } from './drawing';
import { codeFont, colors, Paper } from './paper';
import { SrtText } from './srt-text';

interface ParseSrtProps {
  /** The text of the second block. */
  text: string;
}

/** An SRT file as text, and the captions parsed from it. */
export default function ParseSrt({ text }: ParseSrtProps) {
  const { time } = useCaptionAxis();
  const input = `1
00:00:00,300 --> 00:00:01,600
Mind the gap.

2
00:00:01,600 --> 00:00:03,100
${text}

3
00:00:03,400 --> 00:00:04,700
Next stop: Harbor.`;
  const { captions } = parseSrt({ input });
  const index = captions.findIndex(({ startMs, endMs }) => startMs <= time && time < endMs);
  const current = captions[index];

  return (
    <Paper>
      <SrtText srt={input} current={index} left={60} top={36} width={410} fontSize={19} />
      <div
        style={{
          position: 'absolute',
          left: 520,
          top: 44,
          width: 380,
          height: 214,
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'center',
          padding: 20,
          borderRadius: 8,
          backgroundColor: colors.raised,
          border: `2px solid ${colors.line}`,
          boxSizing: 'border-box',
          fontSize: 28,
          fontWeight: 650,
          textAlign: 'center',
        }}
      >
        {current?.text}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 520,
          top: 276,
          fontFamily: codeFont,
          fontSize: 19,
          color: colors.soft,
        }}
      >
        {current ? `startMs: ${Math.round(current.startMs)}, endMs: ${Math.round(current.endMs)}` : ''}
      </div>
      <Drawing>
        <CaptionAxis captions={captions} y={370} />
      </Drawing>
    </Paper>
  );
}
