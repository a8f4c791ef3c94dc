import type { ContentProblem } from '@docs/content/shared';
import type { Heading, Paragraph, RootContent } from 'mdast';
import { type CheckedPage, placeOf } from './page';
import { textOf } from './prose';

/** Minimum number of words. Fewer add nothing to the heading. */
const fewestWords = 6;

/**
 * Finds headings with almost no content. A section passes if it has enough words, anything other than
 * paragraphs (a list, a table, code, an image, a component), or a line with a type.
 */
export function checkThinHeadings(page: CheckedPage): ContentProblem[] {
  const nodes = page.tree.children;
  return nodes.flatMap((node, index) => {
    // A heading without a text is reported when the page is compiled.
    if (node.type !== 'heading' || textOf(node) === '') return [];
    const section = sectionOf(node, nodes.slice(index + 1));
    const words = wordsOf(section);
    if (words >= fewestWords || !section.every(isPlainParagraph) || hasTypeLine(section)) return [];
    return [
      {
        ...placeOf(node, page),
        found: `the heading "${textOf(node)}" with ${words === 1 ? '1 word' : `${words} words`} below it`,
        expected: `at least ${fewestWords} words, or a type in emphasis such as \`_string, optional_\``,
        fix: 'Write a helpful sentence, or remove the heading.',
      },
    ];
  });
}

/** Returns the content below a heading, including its subheadings. */
function sectionOf({ depth }: Heading, following: readonly RootContent[]): readonly RootContent[] {
  const end = following.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end === -1 ? following : following.slice(0, end);
}

function wordsOf(section: readonly RootContent[]): number {
  return section.map(textOf).join(' ').split(/\s+/).filter(Boolean).length;
}

function isPlainParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && !node.children.some(({ type }) => type === 'image');
}

/**
 * Returns whether a paragraph starts with a type: emphasized, in code followed by more text, or "None." for
 * no value.
 */
function hasTypeLine(section: readonly Paragraph[]): boolean {
  return section.some((paragraph) => {
    const [first] = paragraph.children;
    return (
      first?.type === 'emphasis' ||
      (first?.type === 'inlineCode' && section.length > 1) ||
      textOf(paragraph) === 'None.'
    );
  });
}
