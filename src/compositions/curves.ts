export type Curve = 'wave' | 'loop';

/** Curves that several videos use. */
export const curves: Record<Curve, string> = {
  wave: 'M 80 240 C 240 -60 400 540 560 240 S 800 40 880 200',
  loop: 'M 80 380 C 420 380 640 330 640 190 C 640 60 400 60 400 190 C 400 330 600 380 880 380',
};

/** Clamps the output at both ends of a range. */
export const clamped = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' } as const;
