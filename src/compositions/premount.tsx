import { useCurrentFrame } from 'remotion';
import { Drawing, Playhead } from './drawing';
import { colors, Paper } from './paper';

interface PremountProps {
  premountFor: number;
}

/** Number of frames that a clip in this video needs to load. */
const loading = 24;
const clipLength = 50;
const clips = [0, 1, 2];
const left = 60;
const perFrame = 840 / 150;

/** Three clips in sequence: when each is mounted, when it has loaded, and when it is visible. */
export default function Premount({ premountFor }: PremountProps) {
  const frame = useCurrentFrame();
  const placeOf = (time: number) => left + time * perFrame;
  const current = Math.floor(frame / clipLength);
  const mountOf = (clip: number) => Math.max(0, clip * clipLength - premountFor);
  const isLoaded = frame >= mountOf(current) + loading;

  return (
    <Paper>
      <Drawing>
        <rect
          x={330}
          y={34}
          width={300}
          height={170}
          rx={6}
          fill={isLoaded ? colors.accent : 'none'}
          stroke={isLoaded ? colors.accent : colors.grey}
          strokeWidth={3}
          strokeDasharray={isLoaded ? undefined : '8 8'}
        />
        <text
          x={480}
          y={130}
          textAnchor="middle"
          fontSize={34}
          fill={isLoaded ? colors.onAccent : colors.soft}
        >
          {isLoaded ? `clip ${current + 1}` : 'loading'}
        </text>
        {clips.map((clip) => {
          const start = clip * clipLength;
          const mount = mountOf(clip);
          const loaded = mount + loading;
          const y = 248 + clip * 62;
          const visible = Math.max(start, loaded);
          return (
            <g key={clip}>
              <rect
                x={placeOf(start)}
                y={y}
                width={clipLength * perFrame}
                height={44}
                rx={4}
                fill={colors.raised}
                stroke={colors.line}
                strokeWidth={2}
              />
              <rect
                x={placeOf(visible)}
                y={y}
                width={(start + clipLength - visible) * perFrame}
                height={44}
                rx={4}
                fill={colors.accent}
              />
              <rect x={placeOf(mount)} y={y + 14} width={loading * perFrame} height={16} fill={colors.grey} />
              <text x={placeOf(start + clipLength) - 14} y={y + 30} textAnchor="end" fill={colors.onAccent}>
                {clip + 1}
              </text>
            </g>
          );
        })}
        <Playhead x={placeOf(frame)} top={238} bottom={432} />
        <rect x={left} y={448} width={30} height={12} fill={colors.grey} />
        <text x={left + 42} y={461} fill={colors.soft} fontSize={20}>
          loads
        </text>
        <rect x={left + 140} y={444} width={30} height={20} fill={colors.accent} />
        <text x={left + 182} y={461} fill={colors.soft} fontSize={20}>
          can be seen
        </text>
      </Drawing>
    </Paper>
  );
}
