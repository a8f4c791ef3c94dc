import { escapeHtml } from '../../shared/escape-html';
import { drawTree } from './file-tree';
import { drawFlow } from './flow';
import { paint } from './paint';
import { drawPlot } from './plot';
import type { Diagram } from './schema';
import { type Drawn, drawingWidth } from './svg';
import { drawTimeline } from './timeline';

/**
 * Draws a diagram as SVG. Colors are the page's tokens (paint.ts), so one drawing serves both
 * color modes. `name` must be unique on the page, because ids are derived from it.
 */
export async function diagramSvg(name: string, diagram: Diagram): Promise<string> {
  const { svg, bottom } = await drawKind(diagram);
  const id = `diagram-${name}`;
  return (
    `<svg viewBox="-1 -1 ${drawingWidth + 2} ${Math.ceil(bottom) + 3}" ${paint.drawing} role="img" aria-labelledby="${id}" aria-describedby="${id}-text">` +
    `<title id="${id}">${escapeHtml(diagram.title)}</title>` +
    `<desc id="${id}-text">${escapeHtml(diagram.description.trim())}</desc>${svg}</svg>`
  );
}

function drawKind(diagram: Diagram): Drawn | Promise<Drawn> {
  if (diagram.kind === 'flow') return drawFlow(diagram);
  if (diagram.kind === 'timeline') return drawTimeline(diagram);
  if (diagram.kind === 'plot') return drawPlot(diagram);
  return drawTree(diagram);
}
