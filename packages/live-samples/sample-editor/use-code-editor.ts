import type { SampleFile } from '@docs/content/shared';
import { type RefObject, useEffect, useRef } from 'react';
import type { SampleError } from '../shared/messages';
import type { CodeEditor } from './code-editor';
import type { CodeEditorModule } from './load-code-editor';

interface CodeEditorOptions {
  /** Undefined until the reader edits the sample. */
  module: CodeEditorModule | undefined;
  files: readonly SampleFile[];
  /** The name of the file to show first. */
  first: string;
  /** The reader's own code from an earlier visit. */
  draft: Record<string, unknown> | undefined;
  error: SampleError | undefined;
  /** Called when the editor is there, with its files. */
  onStart: (files: SampleFile[]) => void;
  onChange: (files: SampleFile[]) => void;
  onSubmit: () => void;
}

/** The code editor of a sample, in the shadow root of an element. */
export interface SampleEditor {
  /** The element that contains the editor. */
  field: RefObject<HTMLDivElement>;
  /** Undefined until it has started. */
  editor: RefObject<CodeEditor>;
  /** Shows another file and puts the cursor into it. */
  show: (name: string) => void;
}

/** Starts the code editor as soon as its module is loaded, and marks the line of the current error in it. */
export function useCodeEditor(options: CodeEditorOptions): SampleEditor {
  const { module, error } = options;
  const field = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const root = field.current;
    if (!root || !module) return;
    const { files, first, draft } = latest.current;
    const created = module.createCodeEditor(root.shadowRoot ?? root.attachShadow({ mode: 'open' }), {
      files,
      draft,
      label: 'Code of the sample. Press Escape, then Tab to leave the editor.',
      onChange: (next) => latest.current.onChange(next),
      onSubmit: () => latest.current.onSubmit(),
    });
    editor.current = created;
    created.show(first);
    created.focus();
    latest.current.onStart(created.files());
    return created.close;
  }, [module]);

  useEffect(() => editor.current?.mark(error), [error]);

  return {
    field,
    editor,
    show(name) {
      editor.current?.show(name);
      editor.current?.mark(latest.current.error);
      editor.current?.focus();
    },
  };
}
