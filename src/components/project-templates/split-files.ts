import type { ContentNode, ContentTree } from '@docs/content/shared';

/** Separates the list of files, a sample without a language, from the content of a template's page. */
export function splitFiles(tree: ContentTree | null): { text: ContentTree | null; files: ContentTree } {
  return {
    text: tree?.filter((node) => !isFiles(node)) ?? null,
    files: tree?.filter(isFiles) ?? [],
  };
}

function isFiles(node: ContentNode): boolean {
  return typeof node !== 'string' && node.props?.['data-language'] === 'txt';
}
