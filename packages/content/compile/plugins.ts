import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import { remarkAdmonitions } from './admonitions';
import { remarkApi } from './api';
import { rehypeApiChanges } from './api-changes';
import { rehypeApiNames } from './api-links/inline-code';
import { remarkCode } from './code';
import { remarkUnknownComponents } from './components';
import { type CompileEnvironment, createFileRecord } from './context';
import { remarkDemos } from './demos';
import { remarkDiagrams } from './diagrams';
import { rehypeDocChanges } from './doc-changes';
import { remarkDocusaurus } from './docusaurus/components';
import { remarkExercises } from './exercise';
import { rehypeFlags } from './flags';
import { rehypeHeadings } from './headings';
import { remarkHtmlElements } from './html-elements';
import { rehypeIds } from './ids';
import { remarkImages } from './images';
import { type Mode, remarkImports } from './imports';
import { remarkLimits } from './limits';
import { rehypeLinks } from './links';
import { remarkNames } from './names';
import { rehypeNesting } from './nesting';
import { remarkOwnComponents } from './own-components';
import { remarkProps } from './props';
import { remarkParser } from './remark-parser';
import { remarkSilentMistakes } from './silent-mistakes';
import { rehypeText } from './text';
import { rehypeTidy } from './tidy';
import { remarkUnclosed } from './unclosed';
import { rehypeVersions } from './versions';

/** Remark plugin: gives every run its environment and an empty record. */
function remarkRecord(environment: () => CompileEnvironment) {
  return (_tree: unknown, file: VFile) => {
    file.data.environment = environment();
    file.data.content ??= createFileRecord();
  };
}

/**
 * Returns the plugins of both modes in the order they run. Sharing one list guarantees the same page in both.
 * `environment` is called once per file; it is a function because gatsby-plugin-mdx clones the objects in its
 * options.
 */
export function mdxPlugins(
  mode: Mode,
  environment: () => CompileEnvironment,
): { remarkPlugins: PluggableList; rehypePlugins: PluggableList } {
  return {
    remarkPlugins: [
      [remarkParser, environment],
      remarkGfm,
      remarkDirective,
      [remarkRecord, environment],
      remarkLimits,
      remarkUnclosed,
      remarkSilentMistakes,
      remarkOwnComponents,
      [remarkImports, mode],
      remarkApi,
      remarkDiagrams,
      remarkExercises,
      remarkDocusaurus,
      remarkNames,
      remarkUnknownComponents,
      remarkProps,
      remarkDemos,
      remarkHtmlElements,
      remarkAdmonitions,
      remarkImages,
      remarkCode,
    ],
    rehypePlugins: [
      rehypeApiChanges,
      rehypeTidy,
      rehypeNesting,
      rehypeText,
      rehypeIds,
      rehypeLinks,
      // Its links are not the author's, so they don't count for search and checks.
      rehypeDocChanges,
      rehypeApiNames,
      rehypeHeadings,
      rehypeVersions,
      rehypeFlags,
    ],
  };
}
