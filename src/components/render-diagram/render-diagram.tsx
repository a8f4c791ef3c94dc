import { type CSSProperties, type ReactNode, useId } from 'react';
import * as styles from './render-diagram.module.css';

const width = 300;
const gap = 8;
/** The chunk that each function renders, and how long its bar takes to fill. Functions differ in speed. */
const chunks = [
  { frames: '0–59', seconds: 1.6 },
  { frames: '60–119', seconds: 2.1 },
  { frames: '120–179', seconds: 1.4 },
  { frames: '180–239', seconds: 1.9 },
];
const part = (width - gap * (chunks.length - 1)) / chunks.length;
const left = (index: number) => index * (part + gap);
const middle = (index: number) => left(index) + part / 2;

const description =
  'A call to renderMediaOnLambda() starts the main function. It divides a video’s 240 frames into four chunks. ' +
  'Four more functions each render one chunk, all at the same time, and send it back. The main function joins the ' +
  'chunks and saves the finished video to the S3 bucket.';

/** Shows how a render passes through the Lambda functions, from top to bottom. The animation runs once. */
export function RenderDiagram() {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox={`-12 -12 ${width + 24} 432`}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <title id={`${id}title`}>How Lambda renders a video</title>
      <desc id={`${id}description`}>{description}</desc>
      <Box y={0} height={34} className={styles.code}>
        renderMediaOnLambda()
      </Box>
      <Arrows from={34} to={56} at={[width / 2]} />
      <Step y={70} number={1}>
        Main function divides the frames
      </Step>
      {chunks.map(({ frames }, index) => (
        <g key={frames} className={styles.chunk}>
          <rect x={left(index)} y={82} width={part} height={28} rx={3} />
          <text x={middle(index)} y={100}>
            {frames}
          </text>
        </g>
      ))}
      <Arrows from={110} to={136} at={chunks.map((_, index) => middle(index))} />
      <Step y={152} number={2}>
        Functions render at the same time
      </Step>
      {chunks.map(({ frames, seconds }, index) => (
        <g key={frames} transform={`translate(${left(index)} 164)`} className={styles.worker}>
          <rect width={part} height={62} rx={4} />
          <path d={`M0 12H${part}M6 6h.1M11 6h.1M16 6h.1`} />
          <rect className={styles.lane} x={8} y={32} width={part - 16} height={10} rx={2} />
          <rect
            className={styles.work}
            x={8}
            y={32}
            width={part - 16}
            height={10}
            rx={2}
            style={{ '--seconds': `${seconds}s` } as CSSProperties}
          />
        </g>
      ))}
      <Arrows from={226} to={252} at={chunks.map((_, index) => middle(index))} />
      <Step y={268} number={3}>
        Main function joins the chunks
      </Step>
      <g className={styles.joined}>
        <rect y={280} width={width} height={28} rx={3} />
        <path d={chunks.map((_, index) => (index ? `M${left(index) - gap / 2} 280v28` : '')).join('')} />
      </g>
      <Arrows from={308} to={334} at={[width / 2]} />
      <Step y={350} number={4}>
        The video is in your S3 bucket
      </Step>
      <Box y={362} height={42} className={styles.file}>
        out.mp4
      </Box>
    </svg>
  );
}

interface BoxProps {
  y: number;
  height: number;
  className: string | undefined;
  children: ReactNode;
}

function Box({ y, height, className, children }: BoxProps) {
  return (
    <g className={className}>
      <rect x={width / 2 - 85} y={y} width={170} height={height} rx={5} />
      <text x={width / 2} y={y + height / 2 + 4}>
        {children}
      </text>
    </g>
  );
}

function Step({ y, number, children }: { y: number; number: number; children: ReactNode }) {
  return (
    <g className={styles.step}>
      <path d={`M6 ${y - 11}l7 7-7 7-7-7z`} />
      <text x={20} y={y}>
        <tspan>{number}.</tspan> {children}
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
