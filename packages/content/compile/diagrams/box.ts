import { boxPaint } from './paint';
import type { DiagramTone } from './schema';
import { countLines, type Drawn, lineHeight, round, writeText } from './svg';

const padding = 6;
const shortestBox = 30;

/** A box to draw: its text and its dimensions. */
export interface Box {
  text?: string | undefined;
  note?: string | undefined;
  tone?: DiagramTone | undefined;
  x: number;
  width: number;
}

/** Returns the height that a box needs for its text. */
export function boxHeight({ text, note, width }: Box): number {
  const room = width - 2 * padding;
  const lines = (text ? countLines(text, room) : 0) + (note ? countLines(note, room) : 0);
  return Math.max(shortestBox, lines * lineHeight + 2 * padding + 2);
}

/** Draws a box with centered text. */
export function drawBox(box: Box, y: number, height: number): Drawn {
  const { text, note, tone = 'plain', x, width } = box;
  const room = width - 2 * padding;
  const lines = (text ? countLines(text, room) : 0) + (note ? countLines(note, room) : 0);
  const place = { x: x + width / 2, room };
  const top = y + (height - lines * lineHeight) / 2;
  const look = boxPaint[tone];
  const title = text ? writeText(text, { ...place, y: top, look: look.text }) : { svg: '', bottom: top };
  const small = note ? writeText(note, { ...place, y: title.bottom, look: look.note }).svg : '';
  const rect = `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4" ${look.rect}/>`;
  return { svg: rect + title.svg + small, bottom: y + height };
}
