import type { Random } from './random';
import { range, rect } from './shapes';

/** A calendar of squares. The busier the day, the stronger its color. */
export function grid({ between }: Random, w: number, h: number): string {
  const size = h / 10;
  const columns = Math.ceil(w / size);
  return range(columns)
    .flatMap((column) =>
      range(5).map((row) => {
        const busy = between(0, 1) * (0.4 + 0.6 * Math.abs(Math.sin(column * 0.5 + row * 0.2)));
        const tint = busy > 0.86 ? 'a' : busy > 0.5 ? '3' : busy > 0.25 ? '2' : '1';
        return rect(
          column * size + size * 0.4,
          h * 0.09 + row * size,
          size * 0.82,
          size * 0.82,
          tint,
          size * 0.18,
        );
      }),
    )
    .join('');
}
