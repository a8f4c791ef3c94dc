import { joinFiles, type SampleFile } from '@docs/content/shared';
import { lazy, Suspense, useId, useState } from 'react';
import { readDraft, writeDraft } from './drafts';
import { startLabel } from './kept-work';
import { Keys } from './keys';
import * as styles from './live-sample.module.css';
import { type CodeEditorModule, loadCodeEditor } from './load-code-editor';
import { placeOf } from './place';
import { Preview } from './preview-box';
import type { FigureExercise, FigureSample, OpenMode } from './read-figure';
import { FileTabs, panelProps, usePhone, type View, ViewTabs } from './tabs';
import { Toolbar } from './toolbar';
import { Transport } from './transport';
import { useCodeEditor } from './use-code-editor';
import { useSample } from './use-sample';

const ExercisePanel = lazy(() => import(/* webpackChunkName: "exercise-panel" */ './exercise/panel'));

interface LiveSampleProps {
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

/**
 * The video of a sample, which replaces its poster. Once the reader edits the sample, also the editor, which
 * replaces the code, and the check of the exercise that the sample starts.
 */
export function LiveSample({ sample, exercise, files: given, host, mode, isHeld, ...on }: LiveSampleProps) {
  const { options, digest, poster } = sample;
  const [editorModule, setEditorModule] = useState(on.editorModule);
  const isEditing = editorModule !== undefined;
  const [hasFailed, setFailed] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [own] = useState(() => readDraft(digest));
  const draft = isHeld ? undefined : own;
  const [files, setFiles] = useState<readonly SampleFile[]>(given);
  const [file, setFile] = useState(exercise?.first || given[0]?.name || '');
  const [showsGoal, setShowsGoal] = useState(mode === 'goal');
  const [checks, setChecks] = useState(0);
  const [view, setView] = useState<View>(mode === 'edit' ? 'code' : 'video');
  const id = useId();
  const hasTabs = usePhone() && isEditing && exercise !== undefined;
  const panel = (each: View) => (hasTabs ? panelProps(id, each) : {});
  const state = useSample({
    files: mode === 'goal' && exercise ? exercise.solution : given,
    options,
    isPlaying: mode !== 'edit',
    isHeld,
  });
  const { error } = state;

  const change = (next: readonly SampleFile[]) => {
    setFiles(next);
    setShowsGoal(false);
    state.change(next);
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
    error,
    onStart: (edited) => {
      if (draft) {
        setFiles(edited);
        if (!showsGoal) state.change(edited);
      }
      on.onEditor();
    },
    onChange: change,
    onSubmit: () => (exercise ? setChecks((count) => count + 1) : state.toggle()),
  });
  const openFile = (name: string) => {
    setFile(name);
    show(name);
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
  const toggleGoal = () => {
    if (!exercise) return;
    state.change(showsGoal ? files : exercise.solution);
    setShowsGoal(!showsGoal);
    setView('video');
  };

  const isChanged = joinFiles(files) !== joinFiles(sample.files);
  const label = (exercise ? showsGoal : !isChanged) ? poster.alt : 'Your video';

  // On phones, it is below each tab.
  const notice = state.isHeld && <Notice onRun={state.release} />;

  return (
    <div className={styles.sample} data-view={hasTabs ? view : undefined}>
      {hasTabs && <ViewTabs id={id} view={view} onChange={setView} />}
      {hasTabs && <div className={styles.task} {...panel('task')} {...htmlProps(exercise.task)} />}
      <div className={styles.code} {...panel('code')}>
        {isEditing && given.length > 1 && (
          <FileTabs files={given} open={file} failing={error?.file} onOpen={openFile} />
        )}
        {isEditing && <div ref={field} className={styles.field} />}
        <output className={error ? styles.problem : undefined}>
          {error && `${placeOf(error.file, error.line)}${error.message}`}
        </output>
      </div>
      <div className={styles.video} {...panel('video')}>
        <div className={styles.stage}>
          {!hasTabs && notice}
          <Preview sample={state} options={options} poster={poster} label={label} />
          {!state.isHeld && (
            <Transport {...state} options={options} isFocused={mode !== 'edit'}>
              {exercise && (
                <button type="button" aria-pressed={showsGoal} onClick={toggleGoal}>
                  Goal
                </button>
              )}
              {isEditing ? (
                <MoreButton isOpen={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)} />
              ) : (
                <PlayedButtons
                  editLabel={hasFailed ? 'Retry' : exercise ? startLabel(draft !== undefined) : 'Edit'}
                  onEdit={edit}
                  onClose={on.onClose}
                />
              )}
            </Transport>
          )}
          {exercise && isEditing && !hasTabs && (
            <section className={styles.brief} aria-label="Task" {...htmlProps(exercise.task)} />
          )}
        </div>
      </div>
      {hasTabs && notice}
      {exercise && isEditing && !state.isHeld && (
        <Suspense fallback={<div className={styles.bar} />}>
          <ExercisePanel {...{ exercise, files, options, checks }} problem={error?.message} />
        </Suspense>
      )}
      {isEditing && (
        <>
          <Toolbar
            sample={sample}
            files={files}
            host={host}
            isOpen={isMenuOpen || state.isHeld || (hasTabs && view === 'code')}
            onReset={() => editor.current?.setFiles(sample.files)}
            onClose={on.onClose}
          />
          <Keys isExercise={exercise !== undefined} />
        </>
      )}
    </div>
  );
}

/** Props of an element with HTML that the build has written. */
function htmlProps(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

function Notice({ onRun }: { onRun: () => void }) {
  return (
    <p className={styles.notice}>
      This code came with the link. Read it before you run it.
      <button type="button" onClick={onRun}>
        Run
      </button>
    </p>
  );
}

/** Opens and closes the toolbar while the reader edits. */
function MoreButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  return (
    <button type="button" className={styles.more} aria-label="More" aria-expanded={isOpen} onClick={onClick}>
      ⋯
    </button>
  );
}

interface PlayedButtonsProps {
  editLabel: string;
  onEdit: () => void;
  onClose: () => void;
}

/** The buttons while the reader only plays the sample. */
function PlayedButtons({ editLabel, onEdit, onClose }: PlayedButtonsProps) {
  return (
    <>
      <button type="button" onClick={onEdit}>
        {editLabel}
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </>
  );
}
