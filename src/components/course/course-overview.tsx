import type { CourseProject } from '@docs/content/shared';
import { onProgress, parseProgress, readText, writeProgress } from '@docs/live-samples/progress';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showMarks } from '../../theme/course/marks';
import { hrefOf, Link } from '../link';
import * as styles from './course-overview.module.css';
import { ResetProgress } from './reset-progress';

/** How long a lesson takes. */
const minutes = 10;

/** The projects of the course with their lessons, and how many of them the reader has done. */
export function CourseOverview({ projects }: { projects: readonly CourseProject[] }) {
  const lessons = projects.flatMap((project) => project.lessons);
  const text = useSyncExternalStore(onProgress, readText, () => '');
  const { done, last } = parseProgress(text) ?? { done: [] };
  const isDone = ({ href }: { href: string }) => done.includes(hrefOf(href));
  const count = lessons.filter(isDone).length;
  const open = lessons.find(({ href }) => hrefOf(href) === last);
  const next = open && !isDone(open) ? open : (lessons.find((lesson) => !isDone(lesson)) ?? lessons[0]);
  const [said, setSaid] = useState('');
  useEffect(() => showMarks(), []);
  if (!next) return null;
  const finished = projects.filter((project) => project.lessons.every(isDone)).length;
  return (
    <section className={`wrap ${styles.course}`} aria-labelledby="course">
      <h2 id="course">The course</h2>
      <p className={styles.intro}>
        Every lesson ends with an exercise, and the page checks your video frame by frame. To make videos on
        your own computer, <Link to="/docs/">create a project</Link>.
      </p>
      <div className={styles.progress}>
        <Link to={next.href} className="button button-primary">
          {count === 0 && !open ? 'Start the course' : `Continue: ${next.label}`}
        </Link>
        {count === 0 ? (
          <span>
            {lessons.length} lessons, {projects.length} projects
          </span>
        ) : (
          <label>
            <progress max={lessons.length} value={count} />
            {count} of {lessons.length} lessons, {finished} of {projects.length} projects
          </label>
        )}
        <details className={`fold ${styles.stored}`} data-needs-js="">
          <summary>Your progress</summary>
          <p>It is stored in this browser and sent nowhere.</p>
          <button type="button" className="button" disabled={!text} onClick={() => exportProgress(text)}>
            Export
          </button>
          <label className="button">
            Import
            <input
              type="file"
              accept="application/json"
              onChange={async ({ target }) => setSaid(await importProgress(target.files))}
            />
          </label>
          <output>{said}</output>
          <ResetProgress isDisabled={!text} />
        </details>
      </div>
      <ol className={styles.projects}>
        {projects.map(({ label, description, lessons: pages, picture }) => (
          <li key={label}>
            {picture && (
              <img
                src={hrefOf(`/${picture.file}`)}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                loading="lazy"
                decoding="async"
              />
            )}
            <h3>
              <Link to={pages[0]?.href ?? ''}>{label}</Link>
            </h3>
            <p>{description}</p>
            <p>
              {pages.length} lessons, about {pages.length * minutes} minutes
            </p>
            <ol>
              {pages.map((page) => (
                <li key={page.href}>
                  <Link to={page.href}>{page.label}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function exportProgress(text: string): void {
  const link = document.createElement('a');
  link.href = `data:application/json,${encodeURIComponent(text)}`;
  link.download = 'course-progress.json';
  link.click();
}

/** Returns what to tell the reader. */
async function importProgress(files: FileList | null): Promise<string> {
  const file = files?.[0];
  if (!file) return '';
  const progress = parseProgress(await file.text());
  if (!progress) return 'This file has no progress. Choose one that Export has saved.';
  writeProgress(progress);
  return 'Imported.';
}
