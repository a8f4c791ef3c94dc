import { useLayoutEffect, useRef, useState } from 'react';
import { useCurrentScale } from 'remotion';
import { font, useFont } from './measured';
import { codeFont, colors, Paper } from './paper';
import { Pending } from './ready';

interface MeasureProps {
  word: string;
  fontSize: number;
}

/** A word with a line of its actual width, and with a line of the width that the browser reports. */
export default function Measure(props: MeasureProps) {
  return useFont() ? <Underlined {...props} /> : <Pending />;
}

function Underlined({ word, fontSize }: MeasureProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(0);
  const scale = useCurrentScale();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on the word and the size
  useLayoutEffect(() => {
    if (ref.current) setMeasured(ref.current.getBoundingClientRect().width);
  }, [scale, word, fontSize]);

  return (
    <Paper>
      <div
        style={{ position: 'absolute', left: 60, top: 60, height: 180, display: 'flex', alignItems: 'end' }}
      >
        <div ref={ref} style={{ ...font, fontSize, whiteSpace: 'pre' }}>
          {word}
        </div>
      </div>
      <Width y={256} name="width / scale" value={measured / scale} color={colors.accent} />
      <Width y={360} name="width" value={measured} color={colors.grey} />
    </Paper>
  );
}

function Width({ y, name, value, color }: { y: number; name: string; value: number; color: string }) {
  return (
    <div style={{ position: 'absolute', left: 60, top: y }}>
      <div style={{ width: value, height: 14, borderRadius: 3, backgroundColor: color }} />
      <div style={{ marginTop: 10, fontFamily: codeFont, fontSize: 26, color: colors.soft }}>
        {`${name}: ${value.toFixed(0)} px`}
      </div>
    </div>
  );
}
