import { boxHeight, drawBox } from './box';
import { paint } from './paint';
import type { DiagramAxis, TimelineDiagram } from './schema';
import { type Drawn, drawingWidth, lineHeight, round, writeText } from './svg';

const inset = 10;
const laneGap = 12;
/** Gap between the end of a bar and the start of the next one. */
const hair = 1.5;

/** Maps positions on an axis to positions from `from` to `to` in the drawing. */
export function scaleOf(axis: DiagramAxis, from: number, to: number): (value: number) => number {
  return (value) => from + ((value - axis.from) / (axis.to - axis.from)) * (to - from);
}

/** Returns the ticks of an axis, with their labels. */
export function ticksOf({ ticks }: DiagramAxis): { at: number; text: string }[] {
  return ticks.map((tick) => (typeof tick === 'number' ? { at: tick, text: String(tick) } : tick));
}

/** Draws lanes of bars above a ruler, with marks as playheads across them. */
export function drawTimeline({ axis, lanes, marks = [] }: TimelineDiagram): Drawn {
  const x = scaleOf(axis, inset, drawingWidth - inset);
  const top = marks.length > 0 ? lineHeight + 12 : 0;
  let svg = '';
  let y = top;
  for (const lane of lanes) {
    const label = writeText(lane.label, { x: 0, y, room: drawingWidth, anchor: 'start' });
    const bars = lane.bars.map((bar) => ({ ...bar, x: x(bar.from), width: x(bar.to) - x(bar.from) - hair }));
    const height = Math.max(...bars.map(boxHeight), 0);
    svg += label.svg + bars.map((bar) => drawBox(bar, label.bottom + 4, height).svg).join('');
    y = label.bottom + 4 + height + laneGap;
  }
  const ruler = drawRuler(axis, x, top, y);
  // Marks are behind the bars, so that labels stay readable.
  return { svg: ruler.svg + drawMarks(marks, x, y) + svg, bottom: ruler.bottom };
}

/** Draws the ruler below the lanes, with thin lines up through them. */
function drawRuler(axis: DiagramAxis, x: (value: number) => number, top: number, y: number): Drawn {
  const ticks = ticksOf(axis);
  const grid = ticks.map(({ at }) => `M${round(x(at))} ${top}V${y}`).join('');
  const numbers = ticks.map(({ at, text }) => drawTick(text, x(at), y + 6));
  const label = writeText(axis.label, {
    x: 0,
    y: y + 6 + lineHeight + 2,
    room: drawingWidth,
    anchor: 'start',
    look: paint.soft,
  });
  const line = `<path ${paint.line} d="M${inset} ${y}H${drawingWidth - inset}${ticks.map(({ at }) => `M${round(x(at))} ${y}v5`).join('')}"/>`;
  return {
    svg: `<path ${paint.grid} d="${grid}"/>${line}${numbers.join('')}${label.svg}`,
    bottom: label.bottom,
  };
}

/** Writes the label of a tick; at the edges of the drawing the label is beside the tick. */
export function drawTick(text: string, x: number, y: number): string {
  const reach = text.length * 3.5;
  const anchor = x + reach > drawingWidth ? 'end' : x - reach < 0 ? 'start' : undefined;
  const shift = anchor === 'end' ? Math.min(8, drawingWidth - x) : anchor === 'start' ? -Math.min(8, x) : 0;
  return writeText(text, { x: x + shift, y, room: 90, anchor, look: paint.soft }).svg;
}

function drawMarks(
  marks: { at: number; text: string }[],
  x: (value: number) => number,
  bottom: number,
): string {
  return marks
    .map(({ at, text }) => {
      const place = round(x(at));
      const anchor = place > drawingWidth * 0.7 ? 'end' : place < drawingWidth * 0.3 ? 'start' : '';
      const words = writeText(text, {
        x: anchor ? place + (anchor === 'end' ? 6 : -6) : place,
        y: 0,
        room: drawingWidth,
        anchor: anchor || 'start',
        look: paint.label,
      });
      return `<path ${paint.playhead} d="M${place} ${lineHeight + 8}V${bottom}"/><path ${paint.mark} d="M${place} ${lineHeight + 1}l5 5-5 5-5-5z"/>${words.svg}`;
    })
    .join('');
}
