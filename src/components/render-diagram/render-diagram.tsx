import { type CSSProperties, type ReactNode, useId } from 'react';
import * as styles from './render-diagram.module.css';

/** The chunk that each function renders, and how long its bar takes to fill. Functions differ in speed. */
const chunks = [
  { frames: '0–59', seconds: 1.6 },
  { frames: '60–119', seconds: 2.1 },
  { frames: '120–179', seconds: 1.4 },
  { frames: '180–239', seconds: 1.9 },
];

const steps = [
  ['Main function', 'divides the frames'],
  ['Functions render', 'at the same time'],
  ['Main function', 'joins the chunks'],
  ['The video is', 'in your S3 bucket'],
] as const;

const description =
  'A call to renderMediaOnLambda() starts the main function. It divides a video’s 240 frames into four chunks. ' +
  'Four more functions each render one chunk, all at the same time, and send it back. The main function joins the ' +
  'chunks and saves the finished video to the S3 bucket.';

/**
 * Shows how a render passes through the Lambda functions: from left to right on wide screens, from top to bottom on
 * others. The animation runs once.
 */
export function RenderDiagram() {
  return (
    <>
      <Drawing className={styles.wide} size={[632, 264]}>
        <WideDrawing />
      </Drawing>
      <Drawing className={styles.tall} size={[300, 408]}>
        <TallDrawing />
      </Drawing>
    </>
  );
}

interface DrawingProps {
  className: string | undefined;
  size: readonly [width: number, height: number];
  children: ReactNode;
}

function Drawing({ className, size: [width, height], children }: DrawingProps) {
  const id = useId();
  return (
    <svg
      className={`${styles.diagram} ${className}`}
      viewBox={`-16 -16 ${width + 32} ${height + 32}`}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <title id={`${id}title`}>How Lambda renders a video</title>
      <desc id={`${id}description`}>{description}</desc>
      {children}
    </svg>
  );
}

/** The columns of the wide drawing: each step has a box that is as wide as its label. */
const column = 166;
const boxWidth = 134;
const rowHeight = 32;
const top = (index: number) => 104 + index * 42;
const rows = chunks.map((_, index) => top(index) + rowHeight / 2);
const end = top(chunks.length - 1) + rowHeight;
const center = (top(0) + end) / 2;

function WideDrawing() {
  return (
    <>
      <Box x={0} y={0} width={176} height={34} className={styles.code}>
        renderMediaOnLambda()
      </Box>
      <path className={styles.arrows} d="M56 37V50m-4-4 4 4 4-4" />
      {steps.map((lines, index) => (
        <Step key={lines.join()} x={index * column} y={70} number={index + 1}>
          {lines}
        </Step>
      ))}
      {chunks.map(({ frames, seconds }, index) => (
        <g key={frames}>
          <Chunk x={0} y={top(index)} width={boxWidth} height={rowHeight}>
            {frames}
          </Chunk>
          <Worker x={column} y={top(index)} width={boxWidth} height={rowHeight} seconds={seconds} />
        </g>
      ))}
      <path
        className={styles.arrows}
        d={[0, column].flatMap((x) => rows.map((y) => `M${x + boxWidth + 3} ${y}h26m-4-4 4 4-4 4`)).join('')}
      />
      <g className={styles.joined}>
        <rect x={2 * column} y={top(0)} width={boxWidth} height={end - top(0)} rx={3} />
        <path
          d={chunks.map((_, index) => (index ? `M${2 * column} ${top(index) - 5}h${boxWidth}` : '')).join('')}
        />
      </g>
      <path className={styles.arrows} d={`M${2 * column + boxWidth + 3} ${center}h26m-4-4 4 4-4 4`} />
      <Box x={3 * column} y={center - 21} width={boxWidth} height={42} className={styles.file}>
        out.mp4
      </Box>
    </>
  );
}

const width = 300;
const gap = 8;
const part = (width - gap * (chunks.length - 1)) / chunks.length;
const left = (index: number) => index * (part + gap);
const middles = chunks.map((_, index) => left(index) + part / 2);

function TallDrawing() {
  return (
    <>
      <Box x={65} y={0} width={170} height={34} className={styles.code}>
        renderMediaOnLambda()
      </Box>
      <Arrows from={34} to={56} at={[width / 2]} />
      {steps.map((lines, index) => (
        <Step key={lines.join()} x={0} y={[70, 152, 268, 350][index] ?? 0} number={index + 1}>
          {[lines.join(' ')]}
        </Step>
      ))}
      {chunks.map(({ frames, seconds }, index) => (
        <g key={frames}>
          <Chunk x={left(index)} y={82} width={part} height={28}>
            {frames}
          </Chunk>
          <Worker x={left(index)} y={164} width={part} height={62} seconds={seconds} />
        </g>
      ))}
      <Arrows from={110} to={136} at={middles} />
      <Arrows from={226} to={252} at={middles} />
      <g className={styles.joined}>
        <rect y={280} width={width} height={28} rx={3} />
        <path d={chunks.map((_, index) => (index ? `M${left(index) - gap / 2} 280v28` : '')).join('')} />
      </g>
      <Arrows from={308} to={334} at={[width / 2]} />
      <Box x={65} y={362} width={170} height={42} className={styles.file}>
        out.mp4
      </Box>
    </>
  );
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle with a name in its middle. */
function Box({ children, className, ...area }: Area & { className: string | undefined; children: string }) {
  const { x, y, width, height } = area;
  return (
    <g className={className}>
      <rect {...area} rx={5} />
      <text x={x + width / 2} y={y + height / 2 + 4}>
        {children}
      </text>
    </g>
  );
}

function Chunk(props: Area & { children: string }) {
  return <Box {...props} className={styles.chunk} />;
}

/** A function as a window, whose bar fills. */
function Worker({ x, y, width, height, seconds }: Area & { seconds: number }) {
  const isLow = height < 40;
  const lane = { x: isLow ? 40 : 8, y: isLow ? height / 2 - 5 : 32, height: 10, rx: 2 };
  const length = width - lane.x - 8;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.worker}>
      <rect width={width} height={height} rx={4} />
      <path
        d={
          isLow
            ? `M32 0V${height}M11 ${height / 2}h.1m5 0h.1m5 0h.1`
            : `M0 12H${width}M6 6h.1M11 6h.1M16 6h.1`
        }
      />
      <rect className={styles.lane} {...lane} width={length} />
      <rect
        className={styles.work}
        {...lane}
        width={length}
        style={{ '--seconds': `${seconds}s` } as CSSProperties}
      />
    </g>
  );
}

function Step({
  x,
  y,
  number,
  children,
}: {
  x: number;
  y: number;
  number: number;
  children: readonly string[];
}) {
  return (
    <g className={styles.step} transform={`translate(${x} ${y})`}>
      <path d="M6-11l7 7-7 7-7-7z" />
      <text>
        {children.map((line, index) => (
          <tspan key={line} x={20} dy={index * 17}>
            {index === 0 && `${number}. `}
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Downward arrows, one per position. */
function Arrows({ from, to, at }: { from: number; to: number; at: number[] }) {
  return (
    <path className={styles.arrows} d={at.map((x) => `M${x} ${from + 3}V${to - 3}m-4-4 4 4 4-4`).join('')} />
  );
}
