import { paint } from './paint';
import type { PlotCurve, PlotDiagram } from './schema';
import { type Drawn, drawingWidth, lineHeight, round, writeText } from './svg';
import { drawTick, scaleOf, ticksOf } from './timeline';

const left = 40;
const right = 12;
const height = 190;
/** Number of segments of a curve along the x axis: lines of 2.6 units look smooth. */
const steps = 120;
/** Frame rate of the springs, as in the docs' examples. */
const fps = 30;

/**
 * Draws curves of `spring()` and `interpolate()`, computed by the functions themselves, with a legend below.
 */
export async function drawPlot({ x, y, curves, bands = [] }: PlotDiagram): Promise<Drawn> {
  const toX = scaleOf(x, left, drawingWidth - right);
  const label = writeText(y.label, { x: 0, y: 0, room: drawingWidth, anchor: 'start', look: paint.soft });
  const top = label.bottom + 8;
  const toY = scaleOf(y, top + height, top);
  const washes = bands.map(({ from, to, text }) => {
    const width = toX(to) - toX(from);
    const words = writeText(text, {
      x: toX(from) + width / 2,
      y: top + 4,
      room: width - 4,
      look: paint.soft,
    });
    return `<rect ${paint.band} x="${round(toX(from))}" y="${top}" width="${round(width)}" height="${height}"/>${words.svg}`;
  });
  const grid = ticksOf(y).map(({ at }) => `M${left} ${round(toY(at))}H${drawingWidth - right}`);
  const values = ticksOf(y).map(
    ({ at, text }) =>
      writeText(text, { x: left - 6, y: toY(at) - 8, room: 60, anchor: 'end', look: paint.soft }).svg,
  );
  const base = top + height;
  const frames = ticksOf(x).map(({ at, text }) => drawTick(text, toX(at), base + 6));
  const ruler = `M${left} ${base}H${drawingWidth - right}${ticksOf(x)
    .map(({ at }) => `M${round(toX(at))} ${base}v5`)
    .join('')}`;
  const axisLabel = writeText(x.label, {
    x: left,
    y: base + 8 + lineHeight,
    room: drawingWidth,
    anchor: 'start',
    look: paint.soft,
  });
  const lines = await Promise.all(curves.map((curve, index) => drawCurve(curve, index, { x, y, toX, toY })));
  const legend = drawLegend(curves, axisLabel.bottom + 8);
  return {
    svg: `${label.svg}${washes.join('')}<path ${paint.grid} d="${grid.join('')}"/><path ${paint.line} d="${ruler}"/>${values.join('')}${frames.join('')}${axisLabel.svg}${lines.join('')}${legend.svg}`,
    bottom: legend.bottom,
  };
}

interface PlotScales extends Pick<PlotDiagram, 'x' | 'y'> {
  toX: (value: number) => number;
  toY: (value: number) => number;
}

async function drawCurve(curve: PlotCurve, index: number, { x, y, toX, toY }: PlotScales): Promise<string> {
  const valueAt = await curveFunction(curve);
  const points = Array.from({ length: steps + 1 }, (_, step) => x.from + ((x.to - x.from) * step) / steps)
    .map((at) => ({ at, value: valueAt(at) }))
    .filter(({ value }) => value >= y.from && value <= y.to)
    .map(({ at, value }): Point => [toX(at), toY(value)]);
  const d = withoutStraight(points).map(([left, top]) => `${round(left)} ${round(top)}`);
  return `<path ${curvePaint(curve, index)} d="M${d.join('L')}"/>`;
}

type Point = readonly [x: number, y: number];

/** Drops points within a twentieth of a unit of the line from the last kept point to the next one. */
function withoutStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const last = kept[kept.length - 1];
    const next = points[index + 1];
    if (last && next) {
      const straight = last[1] + ((next[1] - last[1]) * (point[0] - last[0])) / (next[0] - last[0]);
      if (Math.abs(straight - point[1]) < 0.05) return;
    }
    kept.push(point);
  });
  return kept;
}

function curvePaint({ dashed }: PlotCurve, index: number): string {
  return paint.curves[index] + (dashed ? ' stroke-dasharray="5 4"' : '');
}

/** Returns the function of a curve. The package is loaded only for pages with a plot. */
async function curveFunction(curve: PlotCurve): Promise<(frame: number) => number> {
  const { Easing, interpolate, spring } = await import('remotion');
  if ('spring' in curve) {
    const { spring: given } = curve;
    const config = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return (frame) => spring({ frame, fps, config });
  }
  const { input, output, left: extrapolateLeft, right: extrapolateRight, bezier } = curve.interpolate;
  return (frame) =>
    interpolate(frame, input, output, {
      ...(extrapolateLeft ? { extrapolateLeft } : {}),
      ...(extrapolateRight ? { extrapolateRight } : {}),
      ...(bezier ? { easing: Easing.bezier(...bezier) } : {}),
    });
}

function drawLegend(curves: readonly PlotCurve[], top: number): Drawn {
  const lines = curves.map((curve, index) => {
    const y = top + index * (lineHeight + 2);
    const sample = `<path ${curvePaint(curve, index)} d="M${left} ${y + 8}h24"/>`;
    return sample + writeText(curve.name, { x: left + 32, y, room: 400, anchor: 'start' }).svg;
  });
  return { svg: lines.join(''), bottom: top + curves.length * (lineHeight + 2) };
}
