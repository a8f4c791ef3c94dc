import { codeFont, colors } from './paper';

interface SrtTextProps {
  srt: string;
  /** The index of the current block, counted from 0; -1 for none. */
  current: number;
  left: number;
  top: number;
  width: number;
  fontSize: number;
}

/** The text of an SRT file, with one block highlighted. */
export function SrtText({ srt, current, left, top, width, fontSize }: SrtTextProps) {
  return (
    <div
      style={{
        position: 'absolute',
        left,
        top,
        width,
        fontFamily: codeFont,
        fontSize,
        lineHeight: 1.3,
        fontVariantLigatures: 'none',
      }}
    >
      {srt.split('\n\n').map((block, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are identified by their position
          key={index}
          style={{
            whiteSpace: 'pre',
            overflow: 'hidden',
            marginBottom: 8,
            padding: '5px 12px',
            borderLeft: `4px solid ${index === current ? colors.accent : colors.line}`,
            backgroundColor: index === current ? colors.wash : 'transparent',
            color: index === current ? colors.ink : colors.soft,
          }}
        >
          {block}
        </div>
      ))}
    </div>
  );
}
