import { joinFiles, type SampleFile } from '@docs/content/shared';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { CodeEditor } from './code-editor';
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
  const field = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>();
  const state = useSample({
    files: mode === 'goal' && exercise ? exercise.solution : given,
    options,
    isPlaying: mode !== 'edit',
    isHeld,
  });
  const { error } = state;

  const latest = useRef({ change: (_: readonly SampleFile[]) => {}, submit: () => {} });
  latest.current = {
    change: (next) => {
      setFiles(next);
      setShowsGoal(false);
      state.change(next);
      // Code that came with a link must not replace the reader's own.
      if (isHeld && own) return;
      const differs = joinFiles(next) !== joinFiles(sample.files);
      writeDraft(digest, differs ? editor.current?.toJSON() : undefined);
    },
    submit: () => (exercise ? setChecks((count) => count + 1) : state.toggle()),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once and manages its own code
  useEffect(() => {
    const root = field.current;
    if (!root || !editorModule) return;
    const created = editorModule.createCodeEditor(root.shadowRoot ?? root.attachShadow({ mode: 'open' }), {
      files: given,
      draft,
      label: 'Code of the sample. Press Escape, then Tab to leave the editor.',
      onChange: (next) => latest.current.change(next),
      onSubmit: () => latest.current.submit(),
    });
    editor.current = created;
    created.show(file);
    if (draft) {
      const edited = created.files();
      setFiles(edited);
      if (!showsGoal) state.change(edited);
    }
    created.focus();
    on.onEditor();
    return created.close;
  }, [editorModule]);

  useEffect(() => editor.current?.mark(error), [error]);

  const show = (name: string) => {
    setFile(name);
    editor.current?.show(name);
    editor.current?.mark(error);
    editor.current?.focus();
  };
  const edit = () =>
    loadCodeEditor().then(
      (loaded) => {
        on.onEdit();
        setView('code');
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
  const notice = state.isHeld && (
    <p className={styles.notice}>
      This code came with the link. Read it before you run it.
      <button type="button" onClick={state.release}>
        Run
      </button>
    </p>
  );

  return (
    <div className={styles.sample} data-view={hasTabs ? view : undefined}>
      {hasTabs && <ViewTabs id={id} view={view} onChange={setView} />}
      {hasTabs && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this page, which the build has written
        <div className={styles.task} {...panel('task')} dangerouslySetInnerHTML={{ __html: exercise.task }} />
      )}
      <div className={styles.code} {...panel('code')}>
        {isEditing && given.length > 1 && (
          <FileTabs files={given} open={file} failing={error?.file} onOpen={show} />
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
                <button
                  type="button"
                  className={styles.more}
                  aria-label="More"
                  aria-expanded={isMenuOpen}
                  onClick={() => setMenuOpen(!isMenuOpen)}
                >
                  ⋯
                </button>
              ) : (
                <>
                  <button type="button" onClick={edit}>
                    {hasFailed ? 'Retry' : exercise ? startLabel(draft !== undefined) : 'Edit'}
                  </button>
                  <button type="button" onClick={on.onClose}>
                    Close
                  </button>
                </>
              )}
            </Transport>
          )}
          {exercise && isEditing && !hasTabs && (
            <section
              className={styles.brief}
              aria-label="Task"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this page, which the build has written
              dangerouslySetInnerHTML={{ __html: exercise.task }}
            />
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
