import type { Box, Color, Shape } from './picture';
import { readColor } from './read-color';

/** What an element itself draws. */
export interface Drawn extends Pick<Shape, 'kind' | 'color' | 'alpha' | 'radius' | 'src' | 'time'> {
  /** Where the element draws. */
  box: Box;
  /** Whether it is just an area in a single color. */
  isPlain?: boolean;
}

interface Side {
  name: 'Top' | 'Right' | 'Bottom' | 'Left';
  width: number;
  color: Color;
  alpha: number;
}

const media: Record<string, Shape['kind']> = { IMG: 'image', CANVAS: 'image', VIDEO: 'video' };
const svgShapes = /^(path|circle|rect|ellipse|line|polygon|polyline)$/;
const sideNames = ['Top', 'Right', 'Bottom', 'Left'] as const;
const white: Color = [255, 255, 255];

/**
 * Returns what an element itself draws, or undefined if it draws nothing.
 *
 * @param box The place of the element.
 * @param matrix How it is rotated and scaled.
 */
export function readShape(
  element: Element,
  style: CSSStyleDeclaration,
  box: Box,
  matrix: DOMMatrix,
): Drawn | undefined {
  const scale = Math.hypot(matrix.a, matrix.b);
  if (element instanceof SVGElement) return readSvg(element, style, box);
  const radius = radiusOf(style.borderTopLeftRadius, box, scale);
  const kind = media[element.tagName];
  if (kind) {
    // `#t=…` is the part of a video that a sequence plays.
    const src = element.getAttribute('src')?.replace(/#t=.*$/, '');
    const time = element instanceof HTMLVideoElement ? { time: element.currentTime } : {};
    return { kind, color: white, alpha: 1, radius, box, ...time, ...(src ? { src } : {}) };
  }
  const background = readColor(style.backgroundColor);
  const line = background.alpha === 0 ? readLine(style, box, scale) : undefined;
  if (line) return { kind: 'box', radius: 0, isPlain: true, ...line };
  const sides = visibleSides(style, scale);
  const isFilled = background.alpha > 0 && !isCovered(box, sides);
  const hasMore = style.backgroundImage !== 'none' || style.boxShadow !== 'none';
  const [side] = sides;
  if (isFilled || !side) {
    if (background.alpha === 0 && !hasMore) return undefined;
    if (background.alpha === 0 && style.backgroundImage !== 'none')
      return { kind: 'image', color: white, alpha: 1, radius, box };
    const fill = background.alpha > 0 ? background : { color: white, alpha: 1 };
    return { kind: 'box', ...fill, radius, box, isPlain: !hasMore && !side };
  }
  const { color, alpha } = side;
  const isBar = sides.length === 1 && !hasMore && matrix.b === 0;
  return { kind: 'box', color, alpha, radius, box: isBar ? strip(box, side) : box };
}

/**
 * Returns what an SVG element draws. Boxes, circles and straight lines are returned like elements with a
 * background.
 *
 * @param box Its place, without the stroke.
 */
function readSvg(element: SVGElement, style: CSSStyleDeclaration, box: Box): Drawn | undefined {
  if (!svgShapes.test(element.localName) || !(element instanceof SVGGraphicsElement)) return undefined;
  const drawn = element.getBBox();
  const scale = box.width / drawn.width || box.height / drawn.height || 1;
  const fill = readColor(style.fill);
  const stroke = readColor(style.stroke);
  const fillAlpha = fill.alpha * Number(style.fillOpacity);
  const strokeAlpha = stroke.alpha * Number(style.strokeOpacity);
  const thickness = strokeAlpha > 0 ? Number.parseFloat(style.strokeWidth) * scale : 0;
  if (thickness > 0 && Math.min(box.width, box.height) < 0.5)
    return { kind: 'box', color: stroke.color, alpha: strokeAlpha, radius: 0, box: thicken(box, thickness) };
  if (thickness > 0 || !/^(rect|circle|ellipse)$/.test(element.localName)) {
    const [color, alpha] = fillAlpha > 0 ? [fill.color, fillAlpha] : [stroke.color, thickness && strokeAlpha];
    return alpha > 0 ? { kind: 'shape', color, alpha, radius: 0, box } : undefined;
  }
  if (fillAlpha === 0) return undefined;
  const radius = radiusOf(element.localName === 'rect' ? style.rx : '50%', box, scale);
  return { kind: 'box', color: fill.color, alpha: fillAlpha, radius, box, isPlain: true };
}

/** Reads a gradient in a single color, which draws a box of its own within the element. */
function readLine(style: CSSStyleDeclaration, { x, y, width, height }: Box, scale: number) {
  const colors = style.backgroundImage.match(/\brgba?\([^)]*\)/g) ?? [];
  const [color] = colors;
  if (!/^linear-gradient/.test(style.backgroundImage) || !color || colors.some((each) => each !== color))
    return;
  const length = (text: string, whole: number) =>
    text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text) * scale;
  const [across = 'auto', down = 'auto'] = style.backgroundSize.split(' ');
  const wide = across === 'auto' ? width : length(across, width);
  const high = down === 'auto' ? height : length(down, height);
  const left = x + length(style.backgroundPositionX, width - wide);
  const top = y + length(style.backgroundPositionY, height - high);
  return { ...readColor(color), box: { x: left, y: top, width: wide, height: high } };
}

/** Returns the box of a straight line, including the line's thickness. */
function thicken({ x, y, width, height }: Box, thickness: number): Box {
  return width < height
    ? { x: x - thickness / 2, y, width: thickness, height }
    : { x, y: y - thickness / 2, width, height: thickness };
}

/** Returns the radius of a corner in pixels, at most the radius of a half circle. */
function radiusOf(text: string, { width, height }: Box, scale: number): number {
  const value = Number.parseFloat(text) || 0;
  const shorter = Math.min(width, height);
  const radius = /^[\d.]+%/.test(text) ? (value / 100) * shorter : value * scale;
  return Math.min(radius, shorter / 2);
}

function visibleSides(style: CSSStyleDeclaration, scale: number): Side[] {
  return sideNames.flatMap((name) => {
    const width = (Number.parseFloat(style[`border${name}Width`]) || 0) * scale;
    const { color, alpha } = readColor(style[`border${name}Color`]);
    return width > 0 && alpha > 0 ? [{ name, width, color, alpha }] : [];
  });
}

/** Returns whether borders leave no room for the background. */
function isCovered({ width, height }: Box, sides: readonly Side[]): boolean {
  const sum = (...names: Side['name'][]) =>
    sides.reduce((total, side) => total + (names.includes(side.name) ? side.width : 0), 0);
  return height - sum('Top', 'Bottom') < 0.5 || width - sum('Left', 'Right') < 0.5;
}

/** Returns the part of a box that one of its borders takes up. */
function strip({ x, y, width, height }: Box, side: Side): Box {
  if (side.name === 'Top' || side.name === 'Bottom')
    return { x, y: side.name === 'Top' ? y : y + height - side.width, width, height: side.width };
  return { x: side.name === 'Left' ? x : x + width - side.width, y, width: side.width, height };
}
