import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import { remarkAdmonitions } from './admonitions';
import { remarkApi } from './api';
import { remarkCode } from './code';
import { remarkUnknownComponents } from './components';
import { createGathered } from './context';
import { remarkDemos } from './demos';
import { rehypeHeadings } from './headings';
import { remarkHtmlElements } from './html-elements';
import { remarkImages } from './images';
import { remarkImports, type WayOptions } from './imports';
import { rehypeLinks } from './links';
import { rehypeNesting } from './nesting';
import { remarkSourceCompat } from './source-compat';
import { rehypeText } from './text';
import { remarkTheme } from './theme';
import { rehypeTidy } from './tidy';
import { remarkUnclosed } from './unclosed';

/** Remark plugin: gives every run a record to gather into. */
function remarkGather() {
  return (_tree: unknown, file: VFile) => {
    file.data.content ??= createGathered();
  };
}

/** The plugins of both ways of rendering, in the order they run: one list, so that both give the same page. */
export function mdxPlugins(options: WayOptions): {
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
} {
  return {
    remarkPlugins: [
      remarkSourceCompat,
      remarkGfm,
      remarkDirective,
      remarkGather,
      remarkUnclosed,
      [remarkImports, options],
      remarkApi,
      remarkTheme,
      remarkUnknownComponents,
      remarkDemos,
      remarkHtmlElements,
      remarkAdmonitions,
      remarkImages,
      remarkCode,
    ],
    rehypePlugins: [rehypeTidy, rehypeNesting, rehypeText, rehypeLinks, rehypeHeadings],
  };
}
