import { type Caption, serializeSrt } from '@remotion/captions';
import { useCaptionAxis } from './caption-axis';
import { colors, Paper } from './paper';
import { SrtText } from './srt-text';
import { tideCaptions } from './tide-captions';

interface SerializeSrtProps {
  /** Words per subtitle. */
  words: number;
}

/** Rows of words, and the resulting SRT file. */
export default function SerializeSrt({ words }: SerializeSrtProps) {
  const { time } = useCaptionAxis();
  const lines: Caption[][] = [];
  for (let i = 0; i < tideCaptions.length; i += words) {
    const [first, ...others] = tideCaptions.slice(i, i + words);
    if (first) lines.push([{ ...first, text: first.text.trimStart() }, ...others]);
  }
  const current = lines.findLastIndex((line) => (line[0]?.startMs ?? 0) <= time);

  return (
    <Paper>
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: 0,
          width: 410,
          height: 480,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 18,
        }}
      >
        {lines.map((line) => (
          <div key={line[0]?.startMs} style={{ display: 'flex', flexWrap: 'wrap', gap: 6, fontSize: 29 }}>
            {line.map(({ text, startMs, endMs }) => {
              const isSpoken = startMs <= time && time < endMs;
              return (
                <span
                  key={startMs}
                  style={{
                    padding: '6px 10px',
                    borderRadius: 6,
                    backgroundColor: isSpoken ? colors.accent : colors.raised,
                    color: isSpoken ? colors.onAccent : colors.ink,
                  }}
                >
                  {text.trim()}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 490,
          top: 0,
          height: 480,
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <SrtText
          srt={serializeSrt({ lines })}
          current={current}
          left={0}
          top={240 - lines.length * 50 + 4}
          width={410}
          fontSize={21}
        />
      </div>
    </Paper>
  );
}
