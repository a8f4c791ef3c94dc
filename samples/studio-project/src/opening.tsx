import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

/** A title that rises over a colored ground. */
export function Opening({ title = 'Weather', accent = '#e4572e' }: { title?: string; accent?: string }) {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 25], [60, 0], { extrapolateRight: 'clamp' });
  const opacity = interpolate(frame, [0, 25], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: accent,
        fontFamily: 'sans-serif',
      }}
    >
      <h1 style={{ color: 'white', fontSize: 110, opacity, transform: `translateY(${y}px)` }}>{title}</h1>
    </AbsoluteFill>
  );
}
