import type { Random } from './random';
import { area, circle, d, line, type Motif, playhead, range, rect } from './shapes';

/* Motifs for what people make (charts, sound, code, screens) and for what it costs. */

export const bars: Motif = ({ between }, w, h) => {
  const count = 9;
  const step = (w * 0.88) / count;
  const tops = range(count).map((index) => h * (0.58 - 0.035 * index) - between(-0.08, 0.08) * h);
  const x = (index: number) => w * 0.07 + index * step;
  return (
    tops
      .map((top, index) => rect(x(index), top, step * 0.62, h * 0.8 - top, index % 4 === 2 ? '3' : '2', 4))
      .join('') +
    line(`M${tops.map((top, index) => d(x(index) + step * 0.31, top - h * 0.07)).join('L')}`, 'a', 3) +
    circle(x(count - 1) + step * 0.31, (tops.at(-1) as number) - h * 0.07, 6, 'a')
  );
};

export const wave: Motif = ({ between }, w, h) => {
  const step = 13;
  const count = Math.floor((w * 0.9) / step);
  const at = Math.floor(count * between(0.45, 0.7));
  return (
    range(count)
      .map((index) => {
        const swell = Math.sin((index / count) * Math.PI) * (0.55 + 0.45 * Math.sin(index * 0.55));
        const tall = h * (0.04 + 0.5 * Math.abs(swell) * between(0.5, 1));
        return rect(w * 0.05 + index * step, h * 0.5 - tall / 2, 6, tall, index < at ? '3' : '2', 3);
      })
      .join('') + playhead(w * 0.05 + at * step - 3.5, h * 0.16, h * 0.84)
  );
};

export const code: Motif = ({ between, pick }, w, h) => {
  const size = h / 13;
  return range(8)
    .map((index) => {
      const indent = [0, 1, 1, 2, 3, 2, 1, 0][index] as number;
      let x = w * 0.08 + indent * size * 1.4;
      const y = h * 0.2 + index * size;
      const tokens = range(2 + Math.round(between(0, 2))).map(() => {
        const long = between(w * 0.06, w * 0.2);
        x += long + size * 0.4;
        return rect(
          x - long - size * 0.4,
          y,
          long,
          size * 0.42,
          pick(['2', '2', '3', '3', 'i']),
          size * 0.21,
        );
      });
      return (
        (index === 3 ? rect(0, y - size * 0.28, w, size, '1') + rect(0, y - size * 0.28, 4, size, 'a') : '') +
        tokens.join('')
      );
    })
    .join('');
};

export const shorts: Motif = ({ between }, w, h) => {
  const [wide, tall] = [h * 0.36, h * 0.64];
  const [x, y] = [(w - wide) / 2, h * 0.18];
  const card = (turn: number, fill: '1' | '2' | '3', inside = '') =>
    `<g transform="rotate(${turn} ${d(x + wide / 2, y + tall * 1.5)})">${rect(x, y, wide, tall, fill, 12)}${inside}</g>`;
  const words = range(3).map((index) =>
    rect(
      x + wide * (0.14 + index * 0.25),
      y + tall * 0.76,
      wide * 0.2,
      tall * 0.07,
      index === 1 ? 'a' : '0',
      4,
    ),
  );
  const spread = between(11, 15);
  const speaker =
    circle(x + wide / 2, y + tall * 0.27, wide * 0.15, '0') +
    rect(x + wide * 0.24, y + tall * 0.41, wide * 0.52, tall * 0.2, '0', wide * 0.16);
  return (
    card(-spread * 2, '1') + card(-spread, '2') + card(spread, '1') + card(0, '3', words.join('') + speaker)
  );
};

export const screen: Motif = ({ between }, w, h) => {
  const [x, y, wide, tall] = [w * 0.2, h * 0.19, w * 0.6, h * 0.62];
  const [cx, cy] = [x + wide * between(0.3, 0.42), y + tall * between(0.42, 0.55)];
  return (
    rect(x, y, wide, tall, '1', 10) +
    rect(x, y, wide, 24, '2', 10) +
    range(3)
      .map((index) => circle(x + 16 + index * 14, y + 12, 4, '0'))
      .join('') +
    range(4)
      .map((index) => rect(x + 22, y + 46 + index * 24, wide * between(0.12, 0.22), 9, '2', 4.5))
      .join('') +
    rect(x + wide * 0.32, y + 46, wide * 0.3, tall - 66, '2', 6) +
    circle(x + wide * 0.71, y + tall - 46, 34, '3') +
    area(d('M', cx, cy, 'l 0 34 8 -8 7 14 6 -3 -7 -13 11 -1 z'), 'a')
  );
};

export const coins: Motif = ({ between }, w, h) =>
  range(4)
    .map((stack) => {
      const x = w * (0.275 + stack * 0.15);
      return range(2 + stack + Math.round(between(0, 1)))
        .map((index) => {
          const y = h * 0.68 - index * h * 0.075;
          const oval = `cx="${d(x)}" rx="${d(w * 0.062)}" ry="${d(h * 0.045)}"`;
          return `<ellipse ${oval} cy="${d(y + h * 0.035)}" class="f${stack === 3 ? '3' : '2'}"/><ellipse ${oval} cy="${d(y)}" class="f1"/>`;
        })
        .join('');
    })
    .join('');

/** A calendar of squares. The busier the day, the stronger its color. */
export function grid({ between }: Random, w: number, h: number): string {
  const size = h / 10;
  const columns = Math.floor(w / size) - 1;
  const left = (w - (columns - 0.18) * size) / 2;
  return range(columns)
    .flatMap((column) =>
      range(5).map((row) => {
        const busy = between(0, 1) * (0.4 + 0.6 * Math.abs(Math.sin(column * 0.5 + row * 0.2)));
        const tint = busy > 0.86 ? 'a' : busy > 0.5 ? '3' : busy > 0.25 ? '2' : '1';
        return rect(left + column * size, h * 0.26 + row * size, size * 0.82, size * 0.82, tint, size * 0.18);
      }),
    )
    .join('');
}
