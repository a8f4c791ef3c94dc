import type { ContentNode, ContentTree } from '@docs/content/shared';

/** A part of a page under one `##` heading. */
export interface ProseSection {
  /** Id of the heading, or a number if it has none. */
  key: string;
  heading: ContentNode;
  body: ContentTree;
}

/** A page's prose, split into sections. */
export interface ProseParts {
  /** The content above the first heading. */
  intro: ContentTree;
  sections: ProseSection[];
}

/** Splits a content tree at its `##` headings. */
export function splitSections(tree: ContentTree | null): ProseParts {
  const parts: ProseParts = { intro: [], sections: [] };
  for (const node of tree ?? []) {
    if (isSectionHeading(node)) {
      parts.sections.push({ key: headingId(node) ?? String(parts.sections.length), heading: node, body: [] });
      continue;
    }
    (parts.sections.at(-1)?.body ?? parts.intro).push(node);
  }
  return parts;
}

/** Separates the code samples of a section from its text, so that they can be placed side by side. */
export function splitCode(body: ContentTree): { text: ContentTree; code: ContentTree } {
  return { text: body.filter((node) => !isCode(node)), code: body.filter(isCode) };
}

function isSectionHeading(node: ContentNode): boolean {
  return typeof node !== 'string' && 'tag' in node && node.tag === 'h2';
}

function headingId(node: ContentNode): string | undefined {
  const id = typeof node === 'string' ? undefined : node.props?.id;
  return typeof id === 'string' ? id : undefined;
}

function isCode(node: ContentNode): boolean {
  return (
    typeof node !== 'string' &&
    'tag' in node &&
    node.tag === 'figure' &&
    node.props?.className === 'code-block'
  );
}
