import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import { colors, Paper } from './paper';
import { Pending, useReady } from './ready';

interface FontsProps {
  family: 'Inter' | 'JetBrains Mono';
  weight: number;
  text: string;
}

/** Names and files of the fonts, with all their weights: the site's own fonts are subsets. */
const fonts: Record<FontsProps['family'], { name: string; file: string }> = {
  Inter: { name: 'Inter of the demo', file: inter },
  'JetBrains Mono': { name: 'JetBrains Mono of the demo', file: mono },
};

const loadFonts = () =>
  Promise.all(
    Object.values(fonts).map(async ({ name, file }) => {
      const font = new FontFace(name, `url("${file}")`, { weight: '100 800' });
      document.fonts.add(await font.load());
    }),
  );

/** Text in a font that has been loaded, and in a system font. */
export default function Fonts(props: FontsProps) {
  return useReady(loadFonts) ? <TwoFonts {...props} /> : <Pending />;
}

function TwoFonts({ family, weight, text }: FontsProps) {
  return (
    <Paper>
      <Line
        y={64}
        name={family}
        fontFamily={`"${fonts[family].name}"`}
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
