import { type Aspect, center, type Pair } from './pair';
import type { Box, Color } from './picture';

/** Describes in a sentence how something in the reader's picture differs from what it should be. */
export function describeDifference(aspect: Aspect, { subject, part = subject, wanted, mine }: Pair): string {
  switch (aspect) {
    case 'opacity':
      return `${subject} should be at ${percent(wanted.alpha)} opacity; yours is at ${percent(mine.alpha)}.`;
    case 'rotation':
      return `${subject} should be rotated by ${degrees(wanted.rotation)}; yours is rotated by ${degrees(mine.rotation)}.`;
    case 'size':
      return `${part} should be ${size(wanted)} px in size; yours is ${size(mine)} px.`;
    case 'position':
      return `${subject} should be ${way(wanted, mine)}.`;
    case 'color':
      return `${subject} should be ${hex(wanted.color)}; yours is ${hex(mine.color)}.`;
    case 'radius':
      return `${subject} should have a corner radius of ${round(wanted.radius)} px; yours is ${round(mine.radius)} px.`;
    case 'time':
      return `${subject} should be at ${seconds(wanted.time)} s; yours is at ${seconds(mine.time)} s.`;
  }
}

const percent = (value: number) => `${Math.round(value * 100)}%`;
const degrees = (value: number) => `${Math.round(value)}°`;
const seconds = (value = 0) => value.toFixed(2);
const round = (value = 0) => String(Math.round(value));
const size = ({ width, height }: Box) => `${Math.round(width)} × ${Math.round(height)}`;
const hex = (color: Color) =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Returns how far something has to move: "30 px further left and 10 px further down". */
function way(wanted: Box, mine: Box): string {
  const [to, from] = [center(wanted), center(mine)];
  const [right, down] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
  return [
    right === 0 ? '' : `${Math.abs(right)} px further ${right > 0 ? 'right' : 'left'}`,
    down === 0 ? '' : `${Math.abs(down)} px further ${down > 0 ? 'down' : 'up'}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
