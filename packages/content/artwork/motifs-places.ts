/* Motifs with depth: maps, ribbons, boxes, fireworks and sheets. */

import type { Random } from './random';
import { area, circle, d, line, type Motif, range } from './shapes';

/** A closed curve around a point, dented by three waves. */
function blob({ between }: Random, x: number, y: number): (radius: number) => string {
  const waves = [2, 3, 5].map((count) => ({ count, depth: between(0.04, 0.17), phase: between(0, 6) }));
  return (radius) => {
    const points = range(40).map((index) => {
      const angle = (index / 40) * Math.PI * 2;
      const far = waves.reduce(
        (sum, { count, depth, phase }) => sum + depth * Math.sin(angle * count + phase),
        1,
      );
      return d(x + Math.cos(angle) * radius * far * 1.35, y + Math.sin(angle) * radius * far);
    });
    return `M${points.join('L')}Z`;
  };
}

export const map: Motif = (random, w, h) => {
  const { between } = random;
  const [x, y] = [w * between(0.44, 0.56), h * between(0.44, 0.54)];
  const at = blob(random, x, y);
  const rings = range(9).map((index) => h * (0.78 - index * 0.085));
  return (
    rings.map((radius, index) => (index % 3 === 0 ? area(at(radius), index > 3 ? '2' : '1') : '')).join('') +
    rings.map((radius) => line(at(radius), '2', 1.5)).join('') +
    line(
      d('M', w * 0.1, h * 0.3, 'C', w * 0.3, h * 0.05, w * 0.35, h * 0.6, x, y),
      'a',
      3,
      ' stroke-dasharray="2 9"',
    ) +
    area(d('M', x, y - 11, 'l 11 11 -11 11 -11 -11 z'), 'a')
  );
};

export const flow: Motif = ({ between }, w, h) => {
  const phase = between(0, 6);
  const ribbon = (index: number, by: number) =>
    range(17).map((step) => {
      const t = step / 16;
      return d(
        w * (1.1 * t - 0.05),
        h * (0.16 + by + index * 0.085 + 0.16 * Math.sin(t * 5 + phase + index * 0.34) * (1 - t * 0.4)),
      );
    });
  return range(7)
    .map((index) => {
      const under = ribbon(index, 0.07).reverse();
      return `<g opacity="${0.35 + index * 0.1}">${area(`M${[...ribbon(index, 0), ...under].join('L')}Z`, index === 4 ? '3' : '2')}</g>`;
    })
    .join('');
};

export const cubes: Motif = ({ between }, w, h) => {
  const size = h * 0.15;
  const cube = (x: number, y: number) =>
    area(d('M', x, y, 'l', size, -size / 2, size, size / 2, -size, size / 2, 'z'), '1') +
    area(d('M', x, y, 'l', size, size / 2, 0, size, -size, -size / 2, 'z'), '2') +
    area(d('M', x + size * 2, y, 'l', -size, size / 2, 0, size, size, -size / 2, 'z'), '3');
  const [x, y] = [w * between(0.46, 0.54) - size, h * 0.32];
  return [
    [0, 0],
    [-1, 0.5],
    [1, 0.5],
    [-2, 1],
    [0, 1],
    [2, 1],
    [-1, 1.5],
    [1, 1.5],
  ]
    .map(([right, down]) =>
      cube(
        x + (right as number) * size,
        y + (down as number) * size - (right === 0 && down === 1 ? size : 0),
      ),
    )
    .join('');
};

export const burst: Motif = ({ between }, w, h) => {
  const [x, y] = [w * 0.5, h * 0.5];
  const ring = (
    count: number,
    from: number,
    to: number,
    turn: number,
    draw: (x1: number, y1: number, x2: number, y2: number) => string,
  ) =>
    range(count)
      .map((index) => {
        const angle = ((index + turn) / count) * Math.PI * 2;
        const [c, s] = [Math.cos(angle) * h, Math.sin(angle) * h];
        return draw(x + c * from, y + s * from, x + c * to, y + s * to);
      })
      .join('');
  const turn = between(0, 1);
  return (
    ring(16, 0.3, 0.46, turn, (x1, y1, x2, y2) => line(d('M', x1, y1, 'L', x2, y2), '3', 9)) +
    ring(16, 0, 0.36, turn + 0.5, (_x, _y, x2, y2) => circle(x2, y2, 7, '2')) +
    ring(10, 0, 0.2, turn, (_x, _y, x2, y2) => circle(x2, y2, 10, 'a'))
  );
};

export const layers: Motif = ({ between }, w, h) => {
  const lean = w * between(0.1, 0.16);
  const x = w * 0.28 - lean / 2;
  return range(4)
    .map((index) => {
      const y = h * (0.795 - index * 0.14);
      const sheet = d('M', x, y, 'l', lean, -h * 0.17, w * 0.44, 0, -lean, h * 0.17, 'z');
      return `<g opacity="${0.55 + index * 0.13}">${area(sheet, index === 3 ? '3' : index === 2 ? '1' : '2')}</g>${index === 3 ? area(d('M', x + w * 0.24 + lean / 2, y - h * 0.085 - 12, 'l 16 12 -16 12 -16 -12 z'), 'a') : ''}`;
    })
    .join('');
};
