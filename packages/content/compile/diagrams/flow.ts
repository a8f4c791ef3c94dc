import { type Box, boxHeight, drawBox } from './box';
import { paint } from './paint';
import type { FlowDiagram } from './schema';
import { arrows, type Drawn, drawingWidth, round, writeText } from './svg';

type Step = FlowDiagram['steps'][number];
type Row = Extract<Step, { row: unknown }>;

interface Area {
  x: number;
  width: number;
}

const gap = 8;
const arrowLength = 26;
const groupPadding = 12;

/** Draws steps from top to bottom, with arrows between them. */
export function drawFlow({ steps }: FlowDiagram): Drawn {
  return drawSteps(steps, { x: 0, width: drawingWidth }, 1);
}

function drawSteps(steps: readonly Step[], area: Area, top: number): Drawn {
  let svg = '';
  let y = top;
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (before) {
      const hasArrow = step.arrow !== false;
      const end = y + (hasArrow ? arrowLength : gap);
      if (hasArrow) svg += arrows(y, end, arrowPlaces(before, step, area));
      y = end;
    }
    const drawn = 'row' in step ? drawRow(step, area, y) : drawGroup(step, area, y);
    svg += drawn.svg;
    y = drawn.bottom;
  });
  return { svg, bottom: y };
}

/** Positions of the arrows between two steps: one for each box of the step with more boxes. */
function arrowPlaces(above: Step, below: Step, area: Area): number[] {
  const count = (step: Step) => ('row' in step ? step.row.length : 1);
  return columns(Math.max(count(above), count(below)), area).map(({ x, width }) => x + width / 2);
}

function columns(count: number, { x, width }: Area): Area[] {
  const part = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (part + gap), width: part }));
}

function drawRow({ row, label }: Row, area: Area, top: number): Drawn {
  const heading = label ? drawLabel(label, area, top) : { svg: '', bottom: top };
  const places = columns(row.length, area);
  const boxes: Box[] = row.map((box, index) => ({
    ...(typeof box === 'string' ? { text: box } : box),
    ...(places[index] as Area),
  }));
  const height = Math.max(...boxes.map(boxHeight));
  const svg = boxes.map((box) => drawBox(box, heading.bottom, height).svg).join('');
  return { svg: heading.svg + svg, bottom: heading.bottom + height };
}

/** Draws the label of a step, next to the diamond of the playhead. */
function drawLabel(label: string, { x, width }: Area, top: number): Drawn {
  const text = writeText(label, { x: x + 20, y: top, room: width - 20, anchor: 'start', look: paint.label });
  return {
    svg: `<path ${paint.mark} d="M${x + 6} ${top + 1}l7 7-7 7-7-7z"/>${text.svg}`,
    bottom: text.bottom + 6,
  };
}

function drawGroup({ group, steps }: Extract<Step, { group: string }>, area: Area, top: number): Drawn {
  const inner = { x: area.x + groupPadding, width: area.width - 2 * groupPadding };
  const place = { x: inner.x, y: top + 8, room: inner.width };
  const heading = writeText(group, { ...place, anchor: 'start', look: paint.soft });
  const content = drawSteps(steps, inner, heading.bottom + 6);
  const bottom = content.bottom + groupPadding;
  const frame = `<rect ${paint.group} x="${area.x}" y="${round(top)}" width="${area.width}" height="${round(bottom - top)}" rx="6"/>`;
  return { svg: frame + heading.svg + content.svg, bottom };
}
