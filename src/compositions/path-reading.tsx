import { getLength, getPointAtLength, parsePath, serializeInstructions } from '@remotion/paths';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';
import { tidy } from './shape-stage';

interface PathReadingProps {
  /** The return value of a shape function. */
  shape: { path: string; width: number; height: number; transformOrigin: string };
}

/** Number of instructions listed at a time. */
const rows = 8;

/** A path whose instructions are drawn and listed one after the other, with the size of its box. */
export function PathReading({ shape: { path, width, height, transformOrigin } }: PathReadingProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const instructions = parsePath(path);
  const drawn = Math.floor((frame / durationInFrames) * instructions.length) + 1;
  const upTo = (count: number) => serializeInstructions(instructions.slice(0, count));

  const first = Math.max(0, Math.min(drawn - rows + 2, instructions.length - rows));
  const listed = instructions.slice(first, first + rows);

  return (
    <Paper>
      <Drawing>
        <g transform={`translate(${(480 - width) / 2} ${(480 - height) / 2})`}>
          <path d={path} fill={colors.wash} stroke={colors.line} strokeWidth={2} />
          <path d={upTo(drawn)} stroke={colors.accent} strokeWidth={6} strokeLinejoin="round" />
          {instructions.slice(0, drawn).map((_, index) => {
            const { x, y } = endOf(upTo(index + 1));
            const isLast = index === drawn - 1;
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: instructions are identified by their position
                key={index}
                cx={x}
                cy={y}
                r={isLast ? 10 : 6}
                fill={isLast ? colors.accent : colors.ink}
              />
            );
          })}
        </g>
        <g transform="translate(504 84)" fontSize={20}>
          {Object.entries({
            width: tidy(width),
            height: tidy(height),
            transformOrigin: short(transformOrigin),
          }).map(([name, value], index) => (
            <text key={name} y={index * 32} fill={colors.soft}>
              {name}
              <tspan x={220} fill={colors.ink}>
                {value}
              </tspan>
            </text>
          ))}
          <path d="M0 88H416" stroke={colors.line} strokeWidth={2} />
          {listed.map((instruction, index) => {
            const number = first + index;
            const isNow = number === drawn - 1;
            return (
              <text
                key={number}
                y={128 + index * 32}
                fill={isNow ? colors.accent : number < drawn ? colors.ink : colors.grey}
                fontWeight={isNow ? 700 : 400}
              >
                {short(serializeInstructions([instruction]))}
              </text>
            );
          })}
        </g>
      </Drawing>
    </Paper>
  );
}

/** Returns the end point of a path. */
function endOf(d: string) {
  return getPointAtLength(d, getLength(d));
}

/** Returns the text with rounded numbers. */
function short(text: string): string {
  return text.replace(/-?\d+\.\d+(e-\d+)?/g, (number) => tidy(Number(number)));
}
