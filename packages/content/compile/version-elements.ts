import type { Element, ElementContent } from 'hast';
import { firstNumber, type Since, sinceText } from '../shared/api-history';
import type { ChangeText } from '../shared/describe-change';
import type { ApiTarget } from './api-links/target';
import { element, text } from './nodes';

/** Class of the line below an option's heading: its type, whether it is required, its default and its first version. */
export const factsClass = 'facts';

/** A change in words, and where its subject is documented. */
export interface ShownChange {
  text: ChangeText;
  href?: string | undefined;
}

/** Returns the versions that added and changed something as custom properties, which CSS rules compare with the reader's own. */
export function versionStyle({ version, changed }: Pick<ApiTarget, 'version' | 'changed'>): string {
  return [version && `--v:${version}`, changed && `--c:${changed}`].filter(Boolean).join(';');
}

/**
 * Returns a small version badge. CSS rules compare its number with the reader's own version. In a list of changes,
 * the badge needs no words.
 */
export function sinceTag(since: Since, isChange = false): Element {
  const version: ElementContent = text(sinceText(since));
  const hidden = (value: string) => element('span', { className: ['visually-hidden'] }, [text(value)]);
  const number = firstNumber(since);
  return element(
    'span',
    { className: ['since'], ...(number ? { style: versionStyle({ version: number }) } : {}) },
    isChange ? [version] : [hidden('(available from '), version, hidden(')')],
  );
}

/** Returns the changes in a version as a list item: a single change is one line, and several are a nested list. */
export function versionItem(since: Since, changes: readonly ShownChange[]): Element {
  const lines = changes.map(changeWords);
  const rest: ElementContent[] =
    lines.length === 1
      ? [text(' '), ...(lines[0] ?? [])]
      : [
          element(
            'ul',
            {},
            lines.map((line) => element('li', {}, line)),
          ),
        ];
  return element('li', {}, [sinceTag(since, true), ...rest]);
}

/** Returns the description of a change. The first name in it is a link, if there is a page about it. */
function changeWords({ text: parts, href }: ShownChange): ElementContent[] {
  const linked = parts.findIndex((part) => typeof part !== 'string' && part.isName);
  return parts.map((part, index): ElementContent => {
    if (typeof part === 'string') return text(part);
    const code = element('code', {}, [text(part.code)]);
    return href && index === linked ? element('a', { href }, [code]) : code;
  });
}
