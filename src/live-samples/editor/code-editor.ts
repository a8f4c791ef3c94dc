import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { SampleError } from '../../shared/live/messages';
import { completionSource } from './complete';
import { loadCompletions } from './load-completions';
import { colors, theme } from './theme';

/** The code editor of a sample. */
export interface CodeEditor {
  /** Replaces the code in one step that can be undone. */
  setCode: (code: string) => void;
  /** Marks the line of an error, or clears the mark. */
  mark: (error: SampleError | undefined) => void;
  focus: () => void;
  close: () => void;
}

/**
 * Creates an editor in a shadow root. Its styles are constructed there, because the content security policy
 * forbids style elements.
 */
export function createCodeEditor(
  root: ShadowRoot,
  { code, label, onChange }: { code: string; label: string; onChange: (code: string) => void },
): CodeEditor {
  // Code outside of the shadow root cannot see that the user is typing in a text field, so `/` would open the
  // search.
  root.addEventListener('keydown', (event) => event.stopPropagation());
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [completionSource(loadCompletions)], icons: false }),
        javascript({ jsx: true, typescript: true }),
        indentUnit.of(detectIndent(code)),
        syntaxHighlighting(colors),
        theme,
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          // Escape followed by Tab leaves the editor.
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setCode: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    mark: (error) => view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, error))),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

function diagnosticsOf({ doc }: EditorState, error: SampleError | undefined) {
  if (!error?.line) return [];
  const { from, to, text } = doc.line(Math.min(error.line, doc.lines));
  const indent = text.length - text.trimStart().length;
  return [{ from: from + indent, to, severity: 'error' as const, message: error.message }];
}

/** Returns the indentation of the code: that of the first indented line. */
function detectIndent(code: string): string {
  return /^([ \t]+)\S/m.exec(code)?.[1] ?? '  ';
}
