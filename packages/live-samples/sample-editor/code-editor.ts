import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyField, historyKeymap, indentWithTab } from '@codemirror/commands';
import { autoCloseTags, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { SampleFile } from '@docs/content/shared';
import type { SampleError } from '../shared/messages';
import { completionSource } from './complete';
import { errorMark, setErrorMark } from './error-mark';
import { loadCompletions } from './preview-files';
import { colors, theme } from './theme';

export { firstMistake } from '../compiler/syntax-error';

/** The code editor of a sample. It shows one file at a time; each has its own history. */
export interface CodeEditor {
  /** Shows another file. */
  show: (name: string) => void;
  /** Replaces the code of all files, each in one step that can be undone. */
  setFiles: (files: readonly SampleFile[]) => void;
  /** Marks the line of an error, or clears the mark. */
  mark: (error: SampleError | undefined) => void;
  /** Returns the files as they are now. */
  files: () => SampleFile[];
  /** Returns the files with their undo history, as JSON. */
  toJSON: () => Record<string, unknown>;
  focus: () => void;
  close: () => void;
}

interface EditorOptions {
  files: readonly SampleFile[];
  /** Output of `toJSON`, which is used instead of the files' code. */
  draft: Record<string, unknown> | undefined;
  label: string;
  onChange: (files: SampleFile[]) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onSubmit: () => void;
}

/**
 * Creates an editor in a shadow root. Its styles are constructed there, because the content security policy
 * forbids style elements.
 */
export function createCodeEditor(
  root: ShadowRoot,
  { files, draft, label, onChange, onSubmit }: EditorOptions,
): CodeEditor {
  // Code outside of the shadow root cannot see that the user is typing in a text field, so `/` would open the
  // search.
  root.addEventListener('keydown', (event) => event.stopPropagation());
  const submit = () => {
    onSubmit();
    return true;
  };
  const extensions: Extension[] = [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ override: [completionSource(loadCompletions)], icons: false }),
    tsxLanguage,
    autoCloseTags,
    errorMark,
    indentUnit.of(detectIndent(files)),
    syntaxHighlighting(colors),
    theme,
    EditorView.lineWrapping,
    keymap.of([
      { key: 'Mod-Enter', run: submit },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...completionKeymap,
      // Escape followed by Tab leaves the editor.
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      states.set(shown, state);
      if (docChanged) onChange(current());
    }),
  ];
  const states = new Map(
    files.map(({ name, code }) => [
      name,
      restored(draft?.[name], extensions) ?? EditorState.create({ doc: code, extensions }),
    ]),
  );
  let shown = files[0]?.name ?? '';
  const current = () => files.map(({ name }) => ({ name, code: states.get(name)?.doc.toString() ?? '' }));
  const view = new EditorView({ root, parent: root, state: states.get(shown) as EditorState });
  return {
    show(name) {
      const state = states.get(name);
      if (!state || name === shown) return;
      shown = name;
      view.setState(state);
    },
    setFiles(next) {
      for (const { name, code } of next) {
        const state = states.get(name);
        if (!state || state.doc.toString() === code) continue;
        const changes = { from: 0, to: state.doc.length, insert: code };
        if (name === shown) view.dispatch({ changes });
        else states.set(name, state.update({ changes }).state);
      }
      onChange(current());
    },
    mark(error) {
      const isHere = !error?.file || error.file === shown;
      view.dispatch({ effects: setErrorMark.of(lineOf(view.state, isHere ? error : undefined)) });
    },
    files: current,
    toJSON: () =>
      Object.fromEntries([...states].map(([name, state]) => [name, state.toJSON({ history: historyField })])),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

/** Returns a stored state, or undefined if there is none that can be read. */
function restored(json: unknown, extensions: Extension[]): EditorState | undefined {
  if (!json) return undefined;
  try {
    return EditorState.fromJSON(json, { extensions }, { history: historyField });
  } catch {
    return undefined;
  }
}

/** Returns the text of the line with an error. Undefined if there is none to mark. */
function lineOf({ doc }: EditorState, error: SampleError | undefined) {
  if (!error?.line) return undefined;
  const { from, to, text } = doc.line(Math.min(error.line, doc.lines));
  const indent = text.length - text.trimStart().length;
  return from + indent < to ? { from: from + indent, to } : undefined;
}

/** Returns the indentation of the first indented line in the code. */
function detectIndent(files: readonly SampleFile[]): string {
  return /^([ \t]+)\S/m.exec(files.map(({ code }) => code).join('\n'))?.[1] ?? '  ';
}
