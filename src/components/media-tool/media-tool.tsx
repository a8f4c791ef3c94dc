import { jobNames } from '@docs/content/shared';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { JobResult } from './job-result';
import { containers, type Job, type JobName } from './jobs';
import * as styles from './media-tool.module.css';
import { useJob } from './use-job';

export interface MediaToolProps {
  /** The tool's operation: `metadata`, `frame` or `convert`. */
  job?: JobName;
}

const titles: Record<JobName, string> = {
  metadata: 'Read the metadata of your own file',
  frame: 'Extract a frame from your own video',
  convert: 'Convert your own video',
};
const verbs: Record<JobName, string> = { metadata: 'Read', frame: 'Extract', convert: 'Convert' };

/** A tool that runs the documented package on the reader's file, in the browser. Nothing is uploaded. */
export function MediaTool({ job = 'metadata' }: MediaToolProps) {
  const id = useId();
  const known = jobNames.includes(job) ? job : 'metadata';
  const input = useRef<HTMLInputElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const lookForFile = () => setHasFile(Boolean(input.current?.files?.length));
  // The reader may have chosen a file before hydration, or have returned to the page.
  useEffect(lookForFile, []);
  const { state, start, cancel } = useJob();
  const isBusy = state.type === 'progress';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readJob(known, new FormData(event.currentTarget));
    if (next) start(next);
  };

  return (
    <section className={styles.tool} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {titles[known]}
      </p>
      <form className={styles.form} onSubmit={submit} data-needs-js="">
        <div className={styles.field}>
          <label htmlFor={`${id}-file`}>{known === 'metadata' ? 'Video or audio file' : 'Video file'}</label>
          <input
            ref={input}
            id={`${id}-file`}
            name="file"
            type="file"
            accept={known === 'metadata' ? 'video/*,audio/*' : 'video/*'}
            aria-describedby={`${id}-note`}
            onChange={lookForFile}
          />
        </div>
        <JobFields job={known} id={id} />
        <div className={styles.actions}>
          <button type="submit" className="button button-primary" disabled={!hasFile || isBusy}>
            {verbs[known]}
          </button>
          {isBusy && (
            <button type="button" className="button" onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
        <p id={`${id}-note`} className={styles.note}>
          The file stays on your device: your browser does the work, and nothing is uploaded.
        </p>
      </form>
      <noscript>
        <p className={styles.note}>This tool runs in your browser and needs JavaScript.</p>
      </noscript>
      <JobResult state={state} />
    </section>
  );
}

function JobFields({ job, id }: { job: JobName; id: string }) {
  if (job === 'frame') {
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}-time`}>Time in seconds</label>
        <input id={`${id}-time`} name="time" type="number" min="0" step="any" defaultValue="0" required />
      </div>
    );
  }
  if (job === 'metadata') return null;
  return (
    <>
      <Choice
        id={`${id}-container`}
        name="container"
        label="container"
        options={containers.map((each) => [each, each])}
      />
      <Choice
        id={`${id}-height`}
        name="maxHeight"
        label="Height"
        options={[
          ['0', 'keep original'],
          ['720', 'at most 720 px'],
          ['360', 'at most 360 px'],
        ]}
      />
      <Choice
        id={`${id}-rotate`}
        name="rotate"
        label="rotate"
        options={['0', '90', '180', '270'].map((degrees) => [degrees, `${degrees}°`])}
      />
    </>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ id, name, label, options }: ChoiceProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function readJob(job: JobName, form: FormData): Job | undefined {
  const file = form.get('file');
  if (!(file instanceof File)) return undefined;
  if (job === 'metadata') return { job, file };
  if (job === 'frame') return { job, file, time: Number(form.get('time')) };
  const container = containers.find((each) => each === form.get('container')) ?? 'mp4';
  return {
    job,
    file,
    container,
    maxHeight: Number(form.get('maxHeight')),
    rotate: Number(form.get('rotate')),
  };
}
