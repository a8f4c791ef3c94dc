import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { CompletionExport, CompletionOption, Completions } from '../shared/completions';
import { liveModules } from '../shared/modules';
import { importOf } from './import-of';

/** Time limit in ms for parsing the code before suggestions are computed. A sample is parsed in a few ms. */
const parsingTime = 500;

/**
 * Creates a completion source that suggests documented APIs: modules, their exports, options of functions and
 * props of components.
 */
export function completionSource(load: () => Promise<Completions>): CompletionSource {
  return async (context) => {
    // Suggestions are optional: if their file cannot be loaded, there are none.
    const known = await load().catch(() => ({}));
    return complete(context, known);
  };
}

/** Returns the suggestions at a position of the code, or null if there are none. */
export function complete(context: CompletionContext, known: Completions): CompletionResult | null {
  const { state, pos } = context;
  const node = (ensureSyntaxTree(state, pos, parsingTime) ?? syntaxTree(state)).resolveInner(pos, -1);
  if (isModuleName(node))
    return suggest(
      node.from + 1,
      liveModules.map((label) => ({ label, type: 'namespace' })),
    );
  const word = context.matchBefore(/[\w$]+/);
  if (!word && !context.explicit) return null;
  const from = word?.from ?? pos;
  if (/^(String|TemplateString|LineComment|BlockComment|JSXText)$/.test(node.name)) return null;
  const imported = ancestor(node, 'ImportDeclaration');
  if (imported) return suggest(from, (known[moduleOf(imported, state)] ?? []).map(exportCompletion));
  const owner = optionOwner(node, state);
  if (owner) {
    const options = optionsOf(owner.name, known);
    return options.length > 0
      ? suggest(
          from,
          options.map((option) => optionCompletion(option, owner.isTag)),
        )
      : null;
  }
  // The reader names something of their own, or a member of an object.
  if (/^(VariableDefinition|Property(Name|Definition))$/.test(node.name)) return null;
  const exports = Object.entries(known).flatMap(([module, entries]) =>
    module.includes('google-fonts') ? [] : entries.map((entry) => importingCompletion(entry, module)),
  );
  return suggest(from, exports);
}

function suggest(from: number, options: Completion[]): CompletionResult | null {
  return options.length > 0 ? { from, options, validFor: /^[\w$@/.-]*$/ } : null;
}

function isModuleName(node: SyntaxNode): boolean {
  return node.name === 'String' && node.parent?.name === 'ImportDeclaration';
}

function exportCompletion({ name, detail, isComponent }: CompletionExport): Completion {
  return {
    label: name,
    detail: detail.replace(new RegExp(`^<?${name}`), ''),
    type: isComponent ? 'class' : 'function',
  };
}

/** Suggests an export outside of imports. If it is accepted, the code also imports it, in the same step. */
function importingCompletion(entry: CompletionExport, module: string): Completion {
  return {
    ...exportCompletion(entry),
    apply: (view, _, from, to) => {
      const { state } = view;
      const added = importOf(state.doc.toString(), entry.name, module);
      const changes = state.changes([{ from, to, insert: entry.name }, ...(added ? [added] : [])]);
      view.dispatch({
        changes,
        selection: { anchor: changes.mapPos(to, 1) },
        scrollIntoView: true,
        userEvent: 'input.complete',
      });
    },
  };
}

function optionCompletion([name, type]: CompletionOption, isProp: boolean): Completion {
  return { label: name, detail: type, type: 'property', apply: isProp ? `${name}=` : `${name}: ` };
}

/**
 * Returns the name that the options at a position belong to: the function that is called with the object, or the
 * component with the attributes.
 */
function optionOwner(node: SyntaxNode, state: EditorState): { name: string; isTag: boolean } | undefined {
  const tag = ancestor(node, 'JSXOpenTag') ?? ancestor(node, 'JSXSelfClosingTag');
  if (tag && !ancestor(node, 'JSXEscape', tag) && node.name !== 'JSXStartTag') {
    const name = tag.firstChild?.nextSibling;
    if (name && name.to < state.selection.main.head) return { name: textOf(name, state), isTag: true };
    return undefined;
  }
  const object = ancestor(node, 'ObjectExpression');
  const isKey = /^(ObjectExpression|Property|PropertyDefinition|\{|,)$/.test(node.name);
  const call = object?.parent?.name === 'ArgList' ? object.parent.parent : undefined;
  const callee = call?.name === 'CallExpression' ? call.firstChild : undefined;
  return isKey && callee ? { name: textOf(callee, state), isTag: false } : undefined;
}

/** Returns the options of an export by its name in code: `spring`, `Series.Sequence`. */
function optionsOf(name: string, known: Completions): CompletionOption[] {
  const [base, part] = name.split('.');
  const entry = Object.values(known)
    .flat()
    .find((each) => each.name === base);
  return (entry?.options ?? []).filter(([, , of]) => of === part);
}

function moduleOf(declaration: SyntaxNode, state: EditorState): string {
  const name = declaration.getChild('String');
  return name ? textOf(name, state).slice(1, -1) : '';
}

function ancestor(node: SyntaxNode, name: string, below?: SyntaxNode): SyntaxNode | undefined {
  for (let each: SyntaxNode | null = node; each && each.from !== below?.from; each = each.parent)
    if (each.name === name) return each;
  return undefined;
}

const textOf = (node: SyntaxNode, state: EditorState) => state.sliceDoc(node.from, node.to);
