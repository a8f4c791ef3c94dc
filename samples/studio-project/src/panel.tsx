import { visualControl } from '@remotion/studio';
import { zColor } from '@remotion/zod-types';
import { AbsoluteFill } from 'remotion';
import { z } from 'zod';

/** A panel whose look is adjusted in the Studio. */
export function Panel() {
  const rotation = visualControl('rotation', -6);
  const padding = visualControl('padding', 60, z.number().min(0).max(200).step(5));
  const color = visualControl('color', '#2e6be4', zColor());
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: '#f4efe6',
        fontFamily: 'sans-serif',
      }}
    >
      <div
        style={{
          padding,
          borderRadius: 32,
          backgroundColor: color,
          color: 'white',
          fontSize: 90,
          rotate: `${rotation}deg`,
        }}
      >
        Sunny spells
      </div>
    </AbsoluteFill>
  );
}
