import { zColor } from '@remotion/zod-types';
import {
  AbsoluteFill,
  Audio,
  interpolate,
  Loop,
  Sequence,
  Series,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import { z } from 'zod';
import { Opening } from './opening';

export const forecastSchema = z.object({
  city: z.string(),
  accent: zColor(),
  unit: z.enum(['celsius', 'fahrenheit']),
  showWind: z.boolean(),
  days: z.array(z.object({ name: z.string(), degrees: z.number().min(-50).max(60) })),
});

type ForecastProps = z.infer<typeof forecastSchema>;

/** A weather report: a title, a card for each day, and a chime. */
export function Forecast({ city, accent, unit, showWind, days }: ForecastProps) {
  return (
    <AbsoluteFill style={{ backgroundColor: '#f4efe6', fontFamily: 'sans-serif' }}>
      <Sequence durationInFrames={60} layout="none" showInTimeline={false}>
        <Audio
          src={staticFile('chime.wav')}
          volume={(f) => interpolate(f, [0, 20, 60], [0, 1, 0], { extrapolateRight: 'clamp' })}
        />
      </Sequence>
      <Sequence name="Title" durationInFrames={60}>
        <Opening title={`Weather in ${city}`} accent={accent} />
      </Sequence>
      <Sequence name="Days" from={60} durationInFrames={180}>
        <Series>
          {days.map((day) => (
            <Series.Sequence key={day.name} name={day.name} durationInFrames={60}>
              <Day {...day} accent={accent} unit={unit} />
            </Series.Sequence>
          ))}
        </Series>
      </Sequence>
      {showWind ? (
        <Sequence from={90} layout="none" showInTimeline={false}>
          <Loop name="Wind" durationInFrames={50} times={3}>
            <Wind accent={accent} />
          </Loop>
        </Sequence>
      ) : null}
    </AbsoluteFill>
  );
}

interface DayProps extends Pick<ForecastProps, 'accent' | 'unit'> {
  name: string;
  degrees: number;
}

function Day({ name, degrees, accent, unit }: DayProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps });
  const shown = unit === 'celsius' ? `${degrees} °C` : `${Math.round(degrees * 1.8 + 32)} °F`;
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          padding: '60px 110px',
          borderRadius: 32,
          backgroundColor: 'white',
          textAlign: 'center',
          transform: `scale(${scale})`,
        }}
      >
        <div style={{ fontSize: 64, color: '#433' }}>{name}</div>
        <div style={{ fontSize: 150, fontWeight: 700, color: accent }}>{shown}</div>
      </div>
    </AbsoluteFill>
  );
}

function Wind({ accent }: Pick<ForecastProps, 'accent'>) {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill>
      {[90, 610].map((top, index) => (
        <div
          key={top}
          style={{
            position: 'absolute',
            top,
            left: ((frame * (9 + index * 4)) % 1600) - 300,
            width: 280,
            height: 8,
            borderRadius: 4,
            backgroundColor: accent,
          }}
        />
      ))}
    </AbsoluteFill>
  );
}
