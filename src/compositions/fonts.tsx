import { colors, Paper } from './paper';
import { Pending, useReady } from './ready';

interface FontsProps {
  family: 'Inter' | 'JetBrains Mono';
  weight: number;
  text: string;
}

/** The fonts of the site by their names. */
const families: Record<FontsProps['family'], string> = {
  Inter: '"Inter Variable"',
  'JetBrains Mono': '"JetBrains Mono Variable"',
};

const loadFonts = () =>
  Promise.all(Object.values(families).map((family) => document.fonts.load(`400 16px ${family}`)));

/** A text in a font that has been loaded, and in one of the system. */
export default function Fonts(props: FontsProps) {
  return useReady(loadFonts) ? <TwoFonts {...props} /> : <Pending />;
}

function TwoFonts({ family, weight, text }: FontsProps) {
  return (
    <Paper>
      <Line
        y={64}
        name={family}
        fontFamily={families[family]}
        weight={weight}
        text={text}
        color={colors.accent}
      />
      <Line
        y={264}
        name="A font of the system"
        fontFamily="serif"
        weight={weight}
        text={text}
        color={colors.grey}
      />
    </Paper>
  );
}

interface LineProps {
  y: number;
  name: string;
  fontFamily: string;
  weight: number;
  text: string;
  color: string;
}

function Line({ y, name, fontFamily, weight, text, color }: LineProps) {
  return (
    <div style={{ position: 'absolute', left: 60, top: y, color }}>
      <div style={{ fontSize: 26, color: colors.soft }}>{name}</div>
      <div style={{ fontFamily, fontWeight: weight, fontSize: 96, whiteSpace: 'pre' }}>{text}</div>
    </div>
  );
}
