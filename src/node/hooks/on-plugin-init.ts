import { createRequire } from 'node:module';
import path from 'node:path';

interface FrontmatterEngines {
  yaml: { parse(text: string): unknown };
}

/**
 * The MDX plugin reads frontmatter too, by a parser that ends in a stack trace where the YAML is bad. Ours tells the author file
 * and line (`content/read-folder`), so the plugin's is told to go on with nothing.
 */
export function onPluginInit(): void {
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
