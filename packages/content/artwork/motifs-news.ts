/* Motifs for the subjects of posts: a sponsorship, a deployed app, a render in the cloud and a first investment. */
import { area, circle, d, line, type Motif, range, rect, type Tint } from './shapes';

/** Bars of sound in the shape of a heart. */
export const heart: Motif = ({ between }, w, h) => {
  const count = 23;
  const step = h * 0.031;
  return range(count)
    .map((index) => {
      const x = ((index + 0.5) / count) * 2 - 1;
      const middle = Math.abs(x) ** (2 / 3);
      const half = Math.sqrt(1 - x * x) * between(0.86, 1);
      const y = (up: number) => h * (0.53 - 0.225 * up);
      const tint = index === (count - 1) / 2 ? 'a' : index % 3 === 1 ? '2' : '3';
      const left = w * 0.5 + (index - count / 2) * step;
      return rect(left, y(middle + half), step * 0.62, y(middle - half) - y(middle + half), tint, 4);
    })
    .join('');
};

/** The window of an app with a preview and tracks, on its way up. */
export const upload: Motif = ({ between }, w, h) => {
  const [x, y, wide, tall] = [w * 0.26, h * 0.36, w * 0.48, h * 0.46];
  const track = (row: number, tint: Tint) =>
    rect(
      x + wide * between(0.06, 0.3),
      y + tall * (0.68 + row * 0.13),
      wide * between(0.36, 0.6),
      12,
      tint,
      4,
    );
  return (
    rect(x, y, wide, tall, '1', 10) +
    range(3)
      .map((index) => circle(x + 18 + index * 16, y + 16, 4.5, '2'))
      .join('') +
    rect(x + wide * 0.24, y + tall * 0.2, wide * 0.52, tall * 0.38, '3', 6) +
    track(0, '2') +
    track(1, '3') +
    line(d('M', w * 0.5, h * 0.31, 'V', h * 0.15), 'a', 5) +
    line(d('M', w * 0.5 - 20, h * 0.15 + 20, 'l 20 -20 20 20'), 'a', 5)
  );
};

/** A cloud that gives out the frames of a video. */
export const cloud: Motif = ({ between }, w, h) => {
  const busy = Math.floor(between(0, 4));
  return (
    rect(w * 0.29, h * 0.33, w * 0.42, h * 0.2, '2', h * 0.1) +
    circle(w * 0.43, h * 0.34, h * 0.15, '2') +
    circle(w * 0.56, h * 0.36, h * 0.115, '2') +
    range(4)
      .map((index) => {
        const x = w * (0.245 + index * 0.135);
        const tint = index === busy ? 'a' : '3';
        return (
          line(d('M', x + w * 0.0525, h * 0.56, 'V', h * 0.65), tint, 3, ' stroke-dasharray="2 7"') +
          rect(x, h * 0.68, w * 0.105, h * 0.13, tint, 5)
        );
      })
      .join('')
  );
};

/** A plant that has just come up, and the layers that it stands on. */
export const sprout: Motif = ({ between }, w, h) => {
  const [x, ground, top] = [w * 0.5, h * 0.68, h * between(0.2, 0.24)];
  const leaf = (y: number, side: 1 | -1, long: number, tint: Tint) =>
    area(
      d(
        'M',
        x,
        y,
        'q',
        side * long * 0.1,
        -long * 0.62,
        side * long,
        -long * 0.62,
        'q',
        -side * long * 0.1,
        long * 0.66,
        -side * long,
        long * 0.62,
        'z',
      ),
      tint,
    );
  return (
    line(d('M', x, ground, 'V', top + h * 0.16), '3', 6) +
    leaf(h * 0.58, -1, h * 0.22, '2') +
    leaf(h * 0.5, 1, h * 0.25, '3') +
    leaf(top + h * 0.17, -1, h * 0.16, 'a') +
    range(3)
      .map((row) =>
        rect(
          x - w * (0.2 - row * 0.03),
          ground + row * h * 0.055,
          w * (0.4 - row * 0.06),
          h * 0.035,
          row ? '1' : '2',
          6,
        ),
      )
      .join('')
  );
};
