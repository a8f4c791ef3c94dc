import type { ContentNode, ContentTree } from '../../shared/content-tree';

/** A part of a page under one `##` heading. */
export interface ProseSection {
  /** Id of the heading, or a number where it has none. */
  key: string;
  heading: ContentNode;
  body: ContentTree;
}

/** A page's prose in parts. */
export interface ProseParts {
  /** What stands above the first heading. */
  intro: ContentTree;
  sections: ProseSection[];
}

/** Takes a content tree apart at its `##` headings. */
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

/** The code samples of a section apart from its text, so that they can stand beside it. */
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
