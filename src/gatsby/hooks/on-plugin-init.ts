import { createRequire } from 'node:module';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { parseOnlyQueries } from '../patches/query-files';
import { siteFolders } from '../prepare';

interface FrontmatterEngines {
  yaml: { parse(text: string): unknown };
}

/** Has Gatsby and its MDX plugin do what they do for this site a little differently. */
export function onPluginInit({ store }: ParentSpanPluginArgs): void {
  parseOnlyQueries(siteFolders().root, store);
  forgiveFrontmatter();
}

/**
 * The MDX plugin reads frontmatter too, by a parser that ends in a stack trace where the YAML is bad. Ours tells the author file
 * and line (`content/read-folder`), so the plugin's is told to go on with nothing.
 */
function forgiveFrontmatter(): void {
  const fromSite = createRequire(path.join(process.cwd(), 'gatsby-config.ts'));
  const fromPlugin = createRequire(fromSite.resolve('gatsby-plugin-mdx/package.json'));
  const { yaml } = fromPlugin('gray-matter/lib/engines') as FrontmatterEngines;
  const { parse } = yaml;
  yaml.parse = (text) => {
    try {
      return parse(text);
    } catch {
      return {};
    }
  };
}
