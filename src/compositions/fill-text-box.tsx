import { fillTextBox } from '@remotion/layout-utils';
import { useCurrentFrame } from 'remotion';
import { font, useFont } from './measured';
import { codeFont, colors, Paper } from './paper';
import { Pending } from './ready';

interface FillTextBoxProps {
  text: string;
  maxBoxWidth: number;
  maxLines: number;
}

const fontSize = 60;
const lineHeight = 78;
const framesPerWord = 14;

/** Words that are added to a box, and the results that the box returns. */
export default function FillTextBox(props: FillTextBoxProps) {
  return useFont() ? <Filled {...props} /> : <Pending />;
}

function Filled({ text, maxBoxWidth, maxLines }: FillTextBoxProps) {
  const frame = useCurrentFrame();
  const words = text.split(' ').filter(Boolean);
  const added = words.slice(0, Math.floor(frame / framesPerWord) + 1);

  const box = fillTextBox({ maxBoxWidth, maxLines });
  const lines: string[] = [''];
  let answer = { newLine: false, exceedsBox: false };
  for (const word of added) {
    answer = box.add({ text: `${word} `, ...font, fontSize });
    if (answer.exceedsBox) continue;
    if (answer.newLine) lines.push('');
    lines[lines.length - 1] += `${word} `;
  }
  const last = added.at(-1) ?? '';

  return (
    <Paper>
      <div style={{ height: '100%', padding: '0 60px', display: 'grid', alignContent: 'center', gap: 36 }}>
        <div
          style={{
            ...font,
            fontSize,
            lineHeight: `${lineHeight}px`,
            width: maxBoxWidth,
            height: lineHeight * maxLines,
            outline: `3px dashed ${colors.grey}`,
          }}
        >
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
            <div key={index} style={{ whiteSpace: 'pre' }}>
              {line}
            </div>
          ))}
        </div>
        <div style={{ fontFamily: codeFont, fontSize: 26, lineHeight: 1.6, whiteSpace: 'pre' }}>
          <div>{`box.add({ text: '${last} ' })`}</div>
          <div style={{ color: colors.soft }}>
            <Answer name="newLine" value={answer.newLine} />{' '}
            <Answer name="exceedsBox" value={answer.exceedsBox} />
          </div>
        </div>
      </div>
    </Paper>
  );
}

function Answer({ name, value }: { name: string; value: boolean }) {
  return (
    <span
      style={{
        padding: '4px 12px',
        borderRadius: 6,
        backgroundColor: value ? colors.accent : colors.raised,
        color: value ? colors.onAccent : colors.soft,
      }}
    >
      {name}: {String(value)}
    </span>
  );
}
