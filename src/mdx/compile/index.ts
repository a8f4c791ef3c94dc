import fs from 'node:fs';
import vm from 'node:vm';
import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { componentNames, type HeavyComponentName, heavyComponentNames } from '../../shared/component-names';
import { ContentError } from '../../shared/content-error';
import { type ContentNode, type ContentTree, isComponentNode } from '../../shared/content-tree';
import { addApiUse } from './api-links/use';
import { type CompileEnvironment, createGathered, type Gathered, type PageFacts } from './context';
import { describeRunError, describeSyntaxError } from './errors';
import { blankFrontmatter } from './frontmatter-lines';
import { importedPages } from './partials';
import { displayPath } from './place';
import { rehypePlain } from './plain';
import { mdxPlugins } from './plugins';
import { componentMarker, Fragment, recordingRuntime } from './record';
import { truncateTag } from './text';
import { runWithLimit, TimeLimitError } from './time-limit';
import { NotDataError, toContentTree } from './tree';

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
   * The heavy components that it uses; all of them if the file is rendered as a module, because they are
   * unknown.
   */
  heavyComponents: readonly HeavyComponentName[];
  /** Whether the excerpt has heavy components. */
  isExcerptHeavy: boolean;
}

const markers = Object.fromEntries(componentNames.map((name) => [name, componentMarker(name)]));

/**
 * Compiles an MDX source (including its frontmatter) to a content tree. `file` is its absolute path.
 *
 * @throws {ContentError} with the file, line and fix for each of the author's mistakes.
 */
export async function compileContent(
  file: string,
  source: string,
  environment: CompileEnvironment,
): Promise<CompiledContent> {
  const run = await runMdx({ path: file, source, parents: [] }, environment);
  const { gathered } = run;
  if (gathered.problems.length > 0) throw new ContentError(gathered.problems);
  const { moduleReason, firstParagraph } = gathered;
  const facts: PageFacts = {
    toc: gathered.toc,
    links: gathered.links,
    missingLinks: gathered.missingLinks,
    dependencies: gathered.dependencies,
    pictures: gathered.pictures,
    words: gathered.words,
    hasTitle: gathered.hasTitle,
    ...(firstParagraph ? { firstParagraph } : {}),
    apis: gathered.apis,
    warnings: gathered.warnings,
  };
  const asModule = (reason: string): CompiledContent => {
    const problems = importedPages(facts, displayPath(file, environment));
    if (problems.length > 0) throw new ContentError(problems);
    return {
      tree: null,
      excerpt: null,
      moduleReason: reason,
      heavyComponents: heavyComponentNames,
      isExcerptHeavy: false,
      ...facts,
    };
  };
  if (moduleReason) return asModule(moduleReason);
  try {
    const makeTree = () => toContentTree(run.render());
    const tree = run.hasCode ? runWithLimit(makeTree) : makeTree();
    const end = tree.findIndex(isTruncateMarker);
    const excerpt = end < 0 ? null : tree.slice(0, end);
    return {
      tree: tree.filter((node) => !isTruncateMarker(node)),
      excerpt,
      heavyComponents: heavyIn(tree),
      isExcerptHeavy: heavyIn(excerpt ?? []).length > 0,
      ...facts,
    };
  } catch (error) {
    if (error instanceof TimeLimitError) throw endlessCode(error, displayPath(file, environment));
    if (!(error instanceof NotDataError))
      throw await describeRunError(error, { path: file, source, environment });
    return asModule(error.message);
  }
}

/** Returns the problem of a file whose code does not terminate. */
function endlessCode(error: TimeLimitError, file: string): ContentError {
  return new ContentError({
    file,
    found: error.message,
    expected: 'expressions that are worked out at once',
    fix: 'Look for an endless loop in the expressions and exports of the file.',
  });
}

/** Returns the names of the heavy components in a tree. */
function heavyIn(tree: ContentTree): HeavyComponentName[] {
  return heavyComponentNames.filter((name) => tree.some((node) => hasComponent(node, name)));
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

interface MdxRun {
  gathered: Gathered;
  /** Whether rendering runs code of the file, which may not terminate. */
  hasCode: boolean;
  /** The recorded elements of the page, or of a partial with its props. */
  render(props?: object): unknown;
}

/** Compiles a file and the partials it imports, and returns a function that runs the result. */
async function runMdx(
  { path, source, parents }: { path: string; source: string; parents: string[] },
  environment: CompileEnvironment,
): Promise<MdxRun> {
  const { body, lineOffset } = blankFrontmatter(source);
  const gathered = createGathered();
  const file = new VFile({ path, value: body, data: { content: gathered, environment, lineOffset } });
  const { remarkPlugins, rehypePlugins } = mdxPlugins('data', () => environment);
  const code = await compile(file, {
    format: 'mdx',
    outputFormat: 'function-body',
    remarkPlugins,
    rehypePlugins: [...rehypePlugins, [rehypePlain, (name: string) => markers[name]]],
  }).catch((error: unknown) => {
    throw describeSyntaxError(error, file, displayPath(path, environment));
  });
  const { plain } = file.data;
  if (plain) return { gathered, hasCode: false, render: () => plain };
  const components: Record<string, unknown> = { ...markers };
  for (const [name, binding] of gathered.bindings) {
    if (binding.kind === 'component') components[name] = markers[binding.name];
    else if (binding.kind === 'partial')
      components[name] = await partial(
        { path: binding.file, parents: [...parents, path], into: gathered },
        environment,
      );
    else
      components[name] = ({ children }: { children?: unknown }) =>
        recordingRuntime.jsx(Fragment, { children });
  }
  // Functions that a file exports see the names of its module, not the props of its content.
  const names = Object.keys(components).filter((name) => !gathered.declared.has(name));
  const render = (props: object = {}) => {
    const run = vm.compileFunction(String(code), ['runtime', ...names], { filename: path });
    const module = run(recordingRuntime, ...names.map((name) => components[name])) as {
      default(props: unknown): unknown;
    };
    return module.default({ ...props, components });
  };
  return { gathered, hasCode: true, render };
}

/** Returns a partial as a component that returns its elements. A file that imports itself is an error. */
async function partial(
  { path, parents, into }: { path: string; parents: string[]; into: Gathered },
  environment: CompileEnvironment,
): Promise<MdxRun['render']> {
  if (parents.includes(path)) {
    throw new ContentError({
      file: path,
      found: 'a file that imports itself, directly or through others',
      expected: 'partials that end somewhere',
    });
  }
  const { gathered, render } = await runMdx(
    { path, source: fs.readFileSync(path, 'utf8'), parents },
    environment,
  );
  into.links.push(...gathered.links);
  into.missingLinks.push(...gathered.missingLinks);
  into.dependencies.push(...gathered.dependencies);
  into.pictures.push(...gathered.pictures);
  addApiUse(into.apis, gathered.apis);
  into.problems.push(...gathered.problems);
  into.warnings.push(...gathered.warnings);
  if (gathered.moduleReason) into.moduleReason ??= gathered.moduleReason;
  return render;
}
