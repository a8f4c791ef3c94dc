import type { LottieAnimationData } from '@remotion/lottie';

/** A Lottie animation of 60 frames at 30 fps: a disc grows, and a check mark is drawn on it. */
export const checkMark = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 400,
  h: 400,
  nm: 'Check mark',
  ddd: 0,
  assets: [],
  layers: [
    layer(1, 'mark', [
      {
        ty: 'sh',
        ks: {
          a: 0,
          k: {
            c: false,
            v: [
              [-70, 4],
              [-18, 56],
              [76, -52],
            ],
            i: [
              [0, 0],
              [0, 0],
              [0, 0],
            ],
            o: [
              [0, 0],
              [0, 0],
              [0, 0],
            ],
          },
        },
      },
      {
        ty: 'tm',
        s: { a: 0, k: 0 },
        e: { a: 1, k: keyframes([22, 0], [42, 100]) },
        o: { a: 0, k: 0 },
        m: 1,
      },
      { ty: 'st', c: { a: 0, k: [1, 1, 1, 1] }, o: { a: 0, k: 100 }, w: { a: 0, k: 30 }, lc: 2, lj: 2 },
    ]),
    layer(
      2,
      'disc',
      [
        { ty: 'el', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [320, 320] } },
        { ty: 'fl', c: { a: 0, k: [0.8, 0.2, 0.027, 1] }, o: { a: 0, k: 100 } },
      ],
      { a: 1, k: keyframes([2, 0, 0, 100], [18, 112, 112, 100], [28, 100, 100, 100]) },
    ),
  ],
} satisfies LottieAnimationData;

/** Creates a layer with one group of shapes in the center of the picture. */
function layer(ind: number, nm: string, shapes: object[], scale: object = { a: 0, k: [100, 100, 100] }) {
  const still = {
    ty: 'tr',
    p: { a: 0, k: [0, 0] },
    a: { a: 0, k: [0, 0] },
    s: { a: 0, k: [100, 100] },
    r: { a: 0, k: 0 },
    o: { a: 0, k: 100 },
  };
  return {
    ddd: 0,
    ind,
    ty: 4,
    nm,
    sr: 1,
    ks: {
      o: { a: 0, k: 100 },
      r: { a: 0, k: 0 },
      p: { a: 0, k: [200, 200, 0] },
      a: { a: 0, k: [0, 0, 0] },
      s: scale,
    },
    ao: 0,
    shapes: [{ ty: 'gr', it: [...shapes, still] }],
    ip: 0,
    op: 60,
    st: 0,
    bm: 0,
  };
}

/** Creates eased keyframes: each is a frame and its values. */
function keyframes(...frames: [time: number, ...values: number[]][]) {
  return frames.map(([t, ...s]) => ({
    t,
    s,
    i: { x: s.map(() => 0.3), y: s.map(() => 1) },
    o: { x: s.map(() => 0.6), y: s.map(() => 0) },
  }));
}
