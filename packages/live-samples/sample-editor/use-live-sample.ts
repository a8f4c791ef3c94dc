import { joinFiles, type SampleFile } from '@docs/content/shared';
import { useState } from 'react';
import { readDraft, writeDraft } from './drafts';
import { type CodeEditorModule, loadCodeEditor } from './load-code-editor';
import type { FigureExercise, FigureSample, OpenMode } from './read-figure';
import type { View } from './tabs';
import { useCodeEditor } from './use-code-editor';
import { useSample } from './use-sample';

/** Props of `LiveSample`. */
export interface LiveSampleProps {
  sample: FigureSample;
  exercise: FigureExercise | undefined;
  /** The code to start with, from the page or from a link. */
  files: readonly SampleFile[];
  host: HTMLElement;
  mode: OpenMode;
  /** The code editor, if the reader edits the sample. */
  editorModule: CodeEditorModule | undefined;
  /** Whether the code came from a link, and does not run until the reader allows it. */
  isHeld: boolean;
  /** Called when the reader, who has only played the sample so far, wants to edit it. */
  onEdit: () => void;
  /** Called when the editor is there. */
  onEditor: () => void;
  onClose: () => void;
}

/** Returns the state of an open sample: the reader's code, its editor, its video, and what the reader looks at. */
export function useLiveSample({ sample, exercise, files: given, mode, isHeld, ...on }: LiveSampleProps) {
  const { options, digest } = sample;
  const [editorModule, setEditorModule] = useState(on.editorModule);
  const [hasFailed, setFailed] = useState(false);
  const [own] = useState(() => readDraft(digest));
  const draft = isHeld ? undefined : own;
  const [files, setFiles] = useState<readonly SampleFile[]>(given);
  const [file, setFile] = useState(exercise?.first || given[0]?.name || '');
  const [showsGoal, setShowsGoal] = useState(mode === 'goal');
  const [checks, setChecks] = useState(0);
  const [view, setView] = useState<View>(mode === 'edit' ? 'code' : 'video');
  const video = useSample({
    files: mode === 'goal' && exercise ? exercise.solution : given,
    options,
    isPlaying: mode !== 'edit',
    isHeld,
  });

  const change = (next: readonly SampleFile[]) => {
    setFiles(next);
    setShowsGoal(false);
    video.change(next);
    // Code that came with a link must not replace the reader's own.
    if (isHeld && own) return;
    const differs = joinFiles(next) !== joinFiles(sample.files);
    writeDraft(digest, differs ? editor.current?.toJSON() : undefined);
  };
  const { field, editor, show } = useCodeEditor({
    module: editorModule,
    files: given,
    first: file,
    draft,
    error: video.error,
    onStart: (edited) => {
      if (draft) {
        setFiles(edited);
        if (!showsGoal) video.change(edited);
      }
      on.onEditor();
    },
    onChange: change,
    onSubmit: () => (exercise ? setChecks((count) => count + 1) : video.toggle()),
  });
  const toggleGoal = () => {
    if (!exercise) return;
    video.change(showsGoal ? files : exercise.solution);
    setShowsGoal(!showsGoal);
    setView('video');
  };
  const edit = () =>
    loadCodeEditor().then(
      (loaded) => {
        on.onEdit();
        setView('code');
        // Beside the reader's code, the goal would look like what the code draws.
        if (showsGoal) toggleGoal();
        setEditorModule(loaded);
      },
      () => setFailed(true),
    );

  const isChanged = joinFiles(files) !== joinFiles(sample.files);
  return {
    video,
    /** The element for the code editor, once the reader edits the sample. */
    field,
    isEditing: editorModule !== undefined,
    hasDraft: draft !== undefined,
    /** Whether the code editor could not be loaded. */
    hasFailed,
    files,
    /** The name of the open file. */
    file,
    openFile: (name: string) => {
      setFile(name);
      show(name);
    },
    reset: () => editor.current?.setFiles(sample.files),
    edit,
    showsGoal,
    toggleGoal,
    /** How often the reader asked for a check with the keyboard. */
    checks,
    view,
    setView,
    /** What the video shows. */
    label: (exercise ? showsGoal : !isChanged) ? sample.poster.alt : 'Your video',
  };
}
