import { evaluate } from '@mdx-js/mdx';
import { enhanceMdxOptions } from 'gatsby-plugin-mdx/dist/plugin-options';
import type { ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import type { CompileEnvironment } from '../../packages/content/compile/context';
import { mdxPlugins } from '../../packages/content/compile/plugins';

/**
 * Compiles MDX as gatsby-plugin-mdx does for a page that is rendered as a module, with this site's options.
 */
export async function moduleComponent(
  file: string,
  body: string,
  environment: CompileEnvironment,
): Promise<ComponentType<{ components: object }>> {
  const options = (await enhanceMdxOptions(
    { extensions: ['.mdx', '.md'], mdxOptions: mdxPlugins('module', () => environment), plugins: [] },
    {
      store: { getState: () => ({ config: { jsxRuntime: 'automatic' } }) },
      pathPrefix: '',
    } as unknown as Parameters<typeof enhanceMdxOptions>[1],
  )) as Record<string, unknown>;
  const { remarkPlugins, rehypePlugins, remarkRehypeOptions } = options;
  const module = await evaluate(new VFile({ path: file, value: body }), {
    ...runtime,
    format: 'mdx',
    remarkPlugins,
    rehypePlugins,
    remarkRehypeOptions,
  } as Parameters<typeof evaluate>[1]);
  return module.default as ComponentType<{ components: object }>;
}
