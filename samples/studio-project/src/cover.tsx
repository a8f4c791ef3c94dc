import { AbsoluteFill, Img, staticFile } from 'remotion';

/** The picture that stands for the video where it is listed. */
export function Cover({ city, accent }: { city: string; accent: string }) {
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: '#f4efe6',
        fontFamily: 'sans-serif',
      }}
    >
      <Img src={staticFile('sun.png')} style={{ width: 300 }} />
      <h1 style={{ color: accent, fontSize: 110, margin: 20 }}>Weather in {city}</h1>
    </AbsoluteFill>
  );
}
