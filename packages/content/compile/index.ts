import { ContentError } from '../shared/content-error';
import { type ContentNode, type ContentTree, isComponentNode } from '../shared/content-tree';
import { type LargeComponentName, largeComponentNames } from './component-table';
import { type CompileEnvironment, factsOf, type PageFacts } from './context';
import { CodeError } from './evaluate';
import { readPage } from './page';
import { importedPages } from './partials';
import { displayPath } from './place';
import { truncateTag } from './text';
import { toContentTree } from './tree';

/**
 * The result of compiling an MDX file. `tree` is null if the file has to be rendered as a module;
 * `moduleReason` then says why.
 */
export interface CompiledContent extends PageFacts {
  tree: ContentTree | null;
  /** The part above the truncate marker, if there is one. */
  excerpt: ContentTree | null;
  moduleReason?: string;
  /**
   * The components with demos, tools or videos that it uses. If the file is rendered as a module, they are unknown,
   * so this contains all of them.
   */
  largeComponents: readonly LargeComponentName[];
  /** Whether the excerpt has demos, tools or videos. */
  hasDemosInExcerpt: boolean;
}

/**
 * Compiles an MDX source (including its frontmatter) to a content tree. `file` is its absolute path. No code in the
 * file is run. A file with code has no tree, and is rendered as a module.
 *
 * @throws {ContentError} with the file, line and fix for each of the author's mistakes.
 */
export async function compileContent(
  file: string,
  source: string,
  environment: CompileEnvironment,
): Promise<CompiledContent> {
  const page = await readPage(file, source, environment);
  const { problems, moduleReason } = page.record;
  if (problems.length > 0) throw new ContentError(problems);
  const facts = factsOf(page.record);
  try {
    if (moduleReason) throw new CodeError(moduleReason);
    return { ...facts, ...partsOf(toContentTree(page)) };
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    const refused = importedPages(facts, displayPath(file, environment));
    if (refused.length > 0) throw new ContentError(refused);
    const moduleParts = {
      tree: null,
      excerpt: null,
      largeComponents: largeComponentNames,
      hasDemosInExcerpt: false,
    };
    return { ...facts, ...moduleParts, moduleReason: error.message };
  }
}

/** Splits a tree at its truncate marker, and looks for demos. */
function partsOf(tree: ContentTree) {
  const end = tree.findIndex(isTruncateMarker);
  const excerpt = end < 0 ? null : tree.slice(0, end);
  return {
    tree: tree.filter((node) => !isTruncateMarker(node)),
    excerpt,
    largeComponents: largeComponentsIn(tree),
    hasDemosInExcerpt: largeComponentsIn(excerpt ?? []).length > 0,
  };
}

/** Returns the names of the demos, tools and videos in a tree. */
function largeComponentsIn(tree: ContentTree): LargeComponentName[] {
  return largeComponentNames.filter((name) => tree.some((node) => hasComponent(node, name)));
}

/** Returns whether a node is a component with this name or contains one. */
function hasComponent(node: ContentNode, name: string): boolean {
  if (typeof node === 'string' || 'html' in node) return false;
  if (isComponentNode(node) && (node.component === name || holdsComponent(node.props, name))) return true;
  return node.children?.some((child) => hasComponent(child, name)) ?? false;
}

/** Returns whether content in props (`{ $content: … }`) has a component of this name. */
function holdsComponent(value: unknown, name: string): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('$content' in value) return (value.$content as ContentTree).some((node) => hasComponent(node, name));
  return Object.values(value).some((inner) => holdsComponent(inner, name));
}

function isTruncateMarker(node: ContentNode): boolean {
  return typeof node !== 'string' && 'tag' in node && node.tag === truncateTag;
}
