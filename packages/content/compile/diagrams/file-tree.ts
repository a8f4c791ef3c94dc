import { paint } from './paint';
import type { TreeDiagram } from './schema';
import { type Drawn, drawingWidth, writeText } from './svg';

const indent = 18;
const notes = 168;
const rowGap = 6;

/** Draws files and folders with connecting lines and notes beside them. */
export function drawTree({ entries }: TreeDiagram): Drawn {
  let y = 0;
  let svg = '';
  let lines = '';
  const middles: number[] = [];
  entries.forEach(({ name, depth, note }, index) => {
    const x = depth * indent;
    const text = writeText(`\`${name}\``, { x: x + 4, y, room: drawingWidth, anchor: 'start' });
    const words = note
      ? writeText(note, { x: notes, y, room: drawingWidth - notes, anchor: 'start', look: paint.soft })
      : { svg: '', bottom: text.bottom };
    const middle = y + 8;
    middles[index] = middle;
    const parent = depth > 0 ? parentOf(entries, index) : undefined;
    if (parent !== undefined) lines += `M${x - indent + 8} ${(middles[parent] as number) + 9}V${middle}h8`;
    svg += text.svg + words.svg;
    y = Math.max(text.bottom, words.bottom) + rowGap;
  });
  return { svg: `<path ${paint.line} d="${lines}"/>${svg}`, bottom: y };
}

/** Returns the nearest entry above that is one level higher. */
function parentOf(entries: TreeDiagram['entries'], index: number): number | undefined {
  const depth = (entries[index]?.depth ?? 0) - 1;
  for (let above = index - 1; above >= 0; above--) if (entries[above]?.depth === depth) return above;
  return undefined;
}
