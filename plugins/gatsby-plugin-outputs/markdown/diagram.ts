import type { JsonProps } from '@docs/content/shared';
import type { Element } from 'hast';
import { element, htmlToHast } from './html-to-hast';

/** Returns whether an element is the figure of a compiled `<Diagram>`. */
export function isDiagram(tag: string, props: JsonProps): boolean {
  return tag === 'figure' && props.className === 'diagram';
}

/** Returns a diagram in words: its title and its description. `html` is the content of its figure. */
export function describeDiagram(html: string): Element[] {
  const [, title = '', description = ''] =
    /<title[^>]*>(.*?)<\/title><desc[^>]*>(.*?)<\/desc>/s.exec(html) ?? [];
  return [
    element(
      'p',
      {},
      element('strong', {}, 'Diagram: ', ...htmlToHast(title), '.'),
      ' ',
      ...htmlToHast(description),
    ),
  ];
}
