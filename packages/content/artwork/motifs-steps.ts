/* Motifs for how a video is made: steps, lanes, tracks, curves and frames. */
import { area, circle, d, line, type Motif, playhead, range, rect } from './shapes';

export const nodes: Motif = ({ between }, w, h) => {
  const columns = [1, 3, 2].map((count, column) =>
    range(count).map((row) => ({
      x: w * (0.23 + column * 0.27),
      y: h * (0.5 + (row - (count - 1) / 2) * 0.24 + between(-0.03, 0.03)),
    })),
  );
  const edges = columns
    .slice(0, -1)
    .flatMap((from, column) => from.flatMap((a) => (columns[column + 1] ?? []).map((b) => ({ a, b }))));
  const busy = Math.floor(between(0, 3));
  return (
    edges
      .map(({ a, b }, index) =>
        line(
          d('M', a.x, a.y, 'C', a.x + w * 0.14, a.y, b.x - w * 0.14, b.y, b.x, b.y),
          index === busy ? 'a' : '2',
          2.5,
        ),
      )
      .join('') +
    columns
      .flat()
      .map(({ x, y }, index) =>
        rect(x - 30, y - 19, 60, 38, index === 0 || index === busy + 1 ? '3' : '2', 9),
      )
      .join('')
  );
};

export const lanes: Motif = ({ between }, w, h) =>
  range(5)
    .map((index) => {
      const y = h * (0.19 + index * 0.105);
      const from = w * (0.17 + index * 0.02);
      const long = w * between(0.3, 0.54);
      return (
        rect(from, y, w * 0.58, h * 0.06, '1', 5) +
        rect(from, y, long, h * 0.06, index === 2 ? '3' : '2', 5) +
        area(d('M', from + long, y + h * 0.03 - 7, 'l 7 7 -7 7 -7 -7 z'), index === 2 ? 'a' : '3')
      );
    })
    .join('') + rect(w * 0.17, h * 0.735, w * 0.66, h * 0.075, '3', 5);

export const tracks: Motif = ({ between }, w, h) => {
  const rows = range(4).map((row) => {
    let x = w * 0.05 + between(0, w * 0.1);
    const y = h * (0.27 + row * 0.14);
    return range(3)
      .map((index) => {
        const long = between(w * 0.14, w * 0.34);
        x += long + 8;
        return rect(
          x - long - 8,
          y,
          long,
          h * 0.1,
          (row + index) % 3 === 0 ? '3' : (row + index) % 3 === 1 ? '2' : '1',
          5,
        );
      })
      .join('');
  });
  const ticks = range(33).map((index) =>
    d('M', w * 0.05 + (index * w * 0.95) / 32, h * 0.13, 'v', index % 4 === 0 ? 14 : 7),
  );
  return (
    line(ticks.join(''), '2', 1.5) + rows.join('') + playhead(w * between(0.55, 0.75), h * 0.17, h * 0.87)
  );
};

export const curve: Motif = ({ between }, w, h) => {
  const damping = between(3, 5);
  const at = (t: number) => 1 - Math.exp(-damping * t) * Math.cos(t * 11);
  const point = (t: number) => [w * (0.18 + 0.64 * t), h * (0.82 - 0.46 * at(t))] as const;
  const dots = range(9).map((index) => point(index / 8));
  return (
    range(5)
      .map((index) => line(d('M', w * 0.18, h * (0.18 + index * 0.16), 'h', w * 0.64), '1', 1.5))
      .join('') +
    line(
      `M${range(61)
        .map((index) => d(...point(index / 60)))
        .join('L')}`,
      '3',
      5,
    ) +
    dots.map(([x, y], index) => circle(x, y, index === 4 ? 11 : 8, index === 4 ? 'a' : '2')).join('')
  );
};

export const film: Motif = ({ between }, w, h) => {
  const [wide, tall] = [w * 0.25, h * 0.3];
  const start = between(-0.12, 0.02) * w;
  return range(5)
    .map((index) => {
      const x = start + index * (wide + 10);
      const y = h * 0.35;
      return (
        rect(x, y, wide, tall, index === 2 ? '3' : '1', 8) +
        circle(x + wide / 2, y + tall * (0.82 - index * 0.14), tall * 0.16, index === 2 ? 'a' : '2') +
        range(4)
          .map(
            (hole) =>
              rect(x + 8 + (hole * (wide - 8)) / 4, y - 20, wide / 8, 9, '2', 3) +
              rect(x + 8 + (hole * (wide - 8)) / 4, y + tall + 11, wide / 8, 9, '2', 3),
          )
          .join('')
      );
    })
    .join('');
};
