/* Motifs for what a tool shows: a recording, chapters, shares, a conversation, a shop, sound in a ring, and weather. */
import { area, circle, d, line, type Motif, range, rect, type Tint } from './shapes';

export const recording: Motif = ({ between }, w, h) => {
  const [x, y, wide, tall] = [w * 0.2, h * 0.22, w * 0.6, h * 0.56];
  const arm = h * 0.1;
  const corner = (cx: number, cy: number, right: number, down: number) =>
    line(d('M', cx + arm * right, cy, 'h', -arm * right, 'v', arm * down), '3', 6);
  const at = between(0.35, 0.55);
  return (
    rect(x + 26, y + 26, wide - 52, tall - 52, '1', 10) +
    rect(x + wide * at, y + tall * 0.3, wide * 0.3, tall * 0.42, '2', 8) +
    corner(x, y, 1, 1) +
    corner(x + wide, y, -1, 1) +
    corner(x, y + tall, 1, -1) +
    corner(x + wide, y + tall, -1, -1) +
    circle(x + 52, y + 54, 10, 'a') +
    rect(x + 72, y + 48, wide * 0.12, 12, '2', 6)
  );
};

export const chapters: Motif = ({ between }, w, h) => {
  const [x, y, wide] = [w * 0.17, h * 0.18, w * 0.66];
  const cuts = [0, between(0.16, 0.24), between(0.4, 0.5), between(0.68, 0.78), 1];
  const at = Math.floor(between(1, 3));
  const from = (index: number) => x + wide * (cuts[index] as number);
  return (
    rect(x, y, wide, h * 0.46, '1', 10) +
    rect(x + wide * 0.3, y + h * 0.17, wide * 0.4, h * 0.055, '3', 6) +
    rect(x + wide * 0.38, y + h * 0.26, wide * 0.24, h * 0.035, '2', 6) +
    range(4)
      .map((index) =>
        rect(from(index), h * 0.72, from(index + 1) - from(index) - 8, 12, index <= at ? '3' : '2', 6),
      )
      .join('') +
    area(d('M', from(at + 1) - 8, h * 0.72 - 8, 'l 14 14 -14 14 -14 -14 z'), 'a')
  );
};

export const shares: Motif = ({ between }, w, h) => {
  const [x, y, radius] = [w * 0.67, h * 0.5, h * 0.24];
  const ends = [0, between(0.3, 0.4), between(0.55, 0.65), between(0.78, 0.86), 1];
  const tints: Tint[] = ['3', '2', 'a', '1'];
  const on = (share: number) => {
    const angle = share * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  };
  return tints
    .map((tint, index) => {
      const [from, to] = [(ends[index] as number) + 0.008, (ends[index + 1] as number) - 0.008];
      const wide = to - from > 0.5 ? 1 : 0;
      return (
        line(d('M', ...on(from), 'A', radius, radius, 0, wide, 1, ...on(to)), tint, h * 0.12) +
        circle(w * 0.17, h * (0.305 + index * 0.13), 9, tint) +
        rect(w * 0.21, h * (0.29 + index * 0.13), w * between(0.12, 0.24), h * 0.032, '2', 6)
      );
    })
    .join('');
};

export const conversation: Motif = ({ between }, w, h) => {
  const bubble = (x: number, y: number, wide: number, tall: number, fill: Tint, words: Tint) =>
    rect(x, y, wide, tall, fill, 16) +
    range(2)
      .map((row) => rect(x + 20, y + 18 + row * 22, (wide - 40) * between(0.6, 1), 9, words, 4.5))
      .join('');
  return (
    bubble(w * 0.4, h * 0.195, w * 0.46, h * 0.2, '3', '0') +
    bubble(w * 0.14, h * 0.445, w * 0.36, h * 0.2, '1', '2') +
    rect(w * 0.54, h * 0.445, w * 0.32, h * 0.36, '2', 16) +
    circle(w * 0.7, h * 0.575, h * 0.06, 'a') +
    rect(w * 0.6, h * 0.68, w * 0.2, h * 0.035, '1', 6)
  );
};

export const shop: Motif = ({ between, pick }, w, h) => {
  const best = pick([0, 1, 2]);
  return range(3)
    .map((index) => {
      const [x, y] = [w * (0.14 + index * 0.25), h * (index === best ? 0.17 : 0.21)];
      const wide = w * 0.22;
      return (
        rect(x, y, wide, h * 0.58, '1', 10) +
        rect(x + 12, y + 12, wide - 24, h * 0.3, index === best ? '3' : '2', 6) +
        rect(x + 12, y + h * 0.38, wide * between(0.4, 0.75), 9, '2', 4.5) +
        rect(x + 12, y + h * 0.45, wide * 0.4, h * 0.075, index === best ? 'a' : '2', h * 0.0375)
      );
    })
    .join('');
};

export const ring: Motif = ({ between }, w, h) => {
  const [x, y, inner] = [w * 0.5, h * 0.5, h * 0.15];
  const busy = Math.floor(between(0, 56));
  return (
    circle(x, y, inner * 0.72, '3') +
    range(56)
      .map((index) => {
        const angle = (index / 56) * Math.PI * 2;
        const long = inner + h * (0.03 + 0.17 * Math.abs(Math.sin(index * 0.56)) * between(0.4, 1));
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const tint = index === busy ? 'a' : index % 3 === 0 ? '3' : '2';
        return line(d('M', x + c * inner, y + s * inner, 'L', x + c * long, y + s * long), tint, 7);
      })
      .join('')
  );
};

export const sky: Motif = ({ between }, w, h) => {
  const size = Math.min(w, h);
  const [x, y] = [w * between(0.5, 0.58), h * 0.5 - size * 0.13];
  const cloud = (cx: number, cy: number, scale: number, fill: Tint) =>
    rect(cx, cy, size * 0.5 * scale, size * 0.15 * scale, fill, size * 0.075 * scale) +
    circle(cx + size * 0.19 * scale, cy + size * 0.01 * scale, size * 0.11 * scale, fill) +
    circle(cx + size * 0.33 * scale, cy + size * 0.03 * scale, size * 0.08 * scale, fill);
  return (
    circle(x + size * 0.14, y, size * 0.15, 'a') +
    cloud(x - size * 0.4, y + size * 0.06, 1.25, '2') +
    cloud(x - size * 0.12, y + size * 0.3, 0.9, '1') +
    range(5)
      .map((index) =>
        line(
          d('M', x - size * (0.32 - index * 0.11), y + size * 0.3, 'l', -size * 0.04, size * 0.12),
          '3',
          5,
          ' stroke-linecap="round"',
        ),
      )
      .join('')
  );
};
