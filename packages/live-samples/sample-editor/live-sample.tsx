import { lazy, Suspense, useId, useState } from 'react';
import { startLabel } from './kept-work';
import { Keys } from './keys';
import * as styles from './live-sample.module.css';
import { placeOf } from './place';
import { Preview } from './preview-box';
import { FileTabs, panelProps, usePhone, type View, ViewTabs } from './tabs';
import { Toolbar } from './toolbar';
import { Transport } from './transport';
import { type LiveSampleProps, useLiveSample } from './use-live-sample';

const ExercisePanel = lazy(() => import(/* webpackChunkName: "exercise-panel" */ './exercise/panel'));

/**
 * The video of a sample, which replaces its poster. Once the reader edits the sample, also the editor, which
 * replaces the code, and the check of the exercise that the sample starts.
 */
export function LiveSample(props: LiveSampleProps) {
  const { sample, exercise, files: given, host, onClose } = props;
  const { options, poster } = sample;
  const state = useLiveSample(props);
  const { video, isEditing, files, file, checks, view, setView } = state;
  const { error, isHeld } = video;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const id = useId();
  const hasTabs = usePhone() && isEditing && exercise !== undefined;
  const panel = (each: View) => (hasTabs ? panelProps(id, each) : {});
  // On phones, it is below each tab.
  const notice = isHeld && <Notice onRun={video.release} />;

  return (
    <div className={styles.sample} data-view={hasTabs ? view : undefined}>
      {hasTabs && <ViewTabs id={id} view={view} onChange={setView} />}
      {hasTabs && <div className={styles.task} {...panel('task')} {...htmlProps(exercise.task)} />}
      <div className={styles.code} {...panel('code')}>
        {isEditing && given.length > 1 && (
          <FileTabs files={given} open={file} failing={error?.file} onOpen={state.openFile} />
        )}
        {isEditing && <div ref={state.field} className={styles.field} />}
        <output className={error ? styles.problem : undefined}>
          {error && `${placeOf(error.file, error.line)}${error.message}`}
        </output>
      </div>
      <div className={styles.video} {...panel('video')}>
        <div className={styles.stage}>
          {!hasTabs && notice}
          <Preview sample={video} options={options} poster={poster} label={state.label} />
          {!isHeld && (
            <Transport {...video} options={options} isFocused={props.mode !== 'edit'}>
              {exercise && <GoalButton isPressed={state.showsGoal} onClick={state.toggleGoal} />}
              {isEditing ? (
                <MoreButton isOpen={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)} />
              ) : (
                <PlayedButtons
                  editLabel={state.hasFailed ? 'Retry' : exercise ? startLabel(state.hasDraft) : 'Edit'}
                  onEdit={state.edit}
                  onClose={onClose}
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
      {exercise && isEditing && !isHeld && (
        <Suspense fallback={<div className={styles.bar} />}>
          <ExercisePanel {...{ exercise, files, options, checks }} problem={error?.message} />
        </Suspense>
      )}
      {isEditing && (
        <>
          <Toolbar
            {...{ sample, files, host, onClose }}
            isOpen={isMenuOpen || isHeld || (hasTabs && view === 'code')}
            onReset={state.reset}
          />
          <Keys isExercise={exercise !== undefined} />
        </>
      )}
    </div>
  );
}

/** Switches between the reader's video and the goal of the exercise. */
function GoalButton({ isPressed, onClick }: { isPressed: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onClick}>
      Goal
    </button>
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
