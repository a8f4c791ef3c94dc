/**
 * Who may import whom: a folder, and the folders of ours that it may import besides itself. A file that is in none of
 * them (scripts and configuration at the root) stands under the nearest entry by its own name.
 */
export const walls: Record<string, string[]> = {
  'src/shared': [],
  'src/site': ['src/shared'],
  'src/mdx/compile': ['src/shared'],
  'src/node': ['src/shared', 'src/site', 'src/mdx/compile'],
  scripts: ['src/shared', 'src/site', 'src/mdx/compile'],
  'gatsby-config.ts': ['src/shared', 'src/site', 'src/node', 'src/mdx/compile'],
  'gatsby-node.ts': ['src/node', 'scripts'],
  'src/compositions': ['src/shared'],
  'src/components': ['src/shared', 'src/site', 'src/compositions'],
  'src/search': ['src/shared', 'src/site', 'src/compositions'],
  'src/mdx/render': ['src/shared', 'src/components'],
  'src/theme': ['src/shared', 'src/site', 'src/components', 'src/search'],
  ...Object.fromEntries(
    ['src/templates', 'src/pages', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'].map((place) => [
      place,
      [
        'src/shared',
        'src/site',
        'src/components',
        'src/compositions',
        'src/mdx/render',
        'src/search',
        'src/theme',
        'src/templates',
      ],
    ]),
  ),
};

/** The entry of `walls` that a file stands under, if any. */
export function placeOf(file: string): string | undefined {
  return Object.keys(walls).find((place) => file === place || file.startsWith(`${place}/`));
}

/** The relative addresses that a file's source imports, for values, types or lazily. */
export function relativeImports(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/\b(?:from|import|require\()\s*\(?\s*['"](\.{1,2}(?:\/[^'"]*)?)['"]/g);
  return [...found].map(([, address]) => String(address));
}
