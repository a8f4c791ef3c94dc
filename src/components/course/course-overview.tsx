import type { SidebarCategory, SidebarItem, SidebarLink } from '@docs/content/shared';
import { onProgress, parseProgress, readText, writeProgress } from '@docs/live-samples/progress';
import { useEffect, useSyncExternalStore } from 'react';
import { showMarks } from '../../theme/course/marks';
import { Artwork } from '../artwork/artwork';
import { hrefOf, Link } from '../link';
import * as styles from './course-overview.module.css';

/** The projects of the course with their lessons, and how many of them the reader has done. */
export function CourseOverview({ items }: { items: readonly SidebarItem[] }) {
  const projects = items.filter((item): item is SidebarCategory => item.type === 'category');
  const lessons = projects.flatMap(lessonsOf);
  const text = useSyncExternalStore(onProgress, readText, () => '');
  const { done, last } = parseProgress(text) ?? { done: [] };
  const isDone = ({ href }: SidebarLink) => done.includes(hrefOf(href));
  const count = lessons.filter(isDone).length;
  const open = lessons.find(({ href }) => hrefOf(href) === last);
  const next = open && !isDone(open) ? open : (lessons.find((lesson) => !isDone(lesson)) ?? lessons[0]);
  useEffect(() => showMarks(), []);
  if (!next) return null;
  const finished = projects.filter((project) => lessonsOf(project).every(isDone)).length;
  return (
    <section className={`wrap ${styles.course}`} aria-labelledby="course">
      <h2 id="course">Learn by making videos</h2>
      <p>
        Every lesson ends with an exercise, and the page checks your video frame by frame. You need to know
        React. There is nothing to install.
      </p>
      <div className={styles.progress}>
        <Link to={next.href} className="button button-primary">
          {count === 0 && !open ? 'Start the course' : `Continue: ${next.label}`}
        </Link>
        <label>
          <progress max={lessons.length} value={count} />
          {count} of {lessons.length} lessons, {finished} of {projects.length} projects
        </label>
      </div>
      <ol className={styles.projects}>
        {projects.map((project) => (
          <li key={project.label}>
            <Artwork seed={project.label} subject={project.label} width={16} height={9} />
            <h3>{project.label}</h3>
            <ol>
              {lessonsOf(project).map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <details className={styles.stored} data-needs-js="">
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
            onChange={({ target }) => importProgress(target.files)}
          />
        </label>
        <button type="button" className="button" disabled={!text} onClick={() => writeProgress(undefined)}>
          Reset
        </button>
      </details>
    </section>
  );
}

function lessonsOf({ items = [] }: SidebarCategory): SidebarLink[] {
  return items.filter((item): item is SidebarLink => item.type === 'link');
}

function exportProgress(text: string): void {
  const link = document.createElement('a');
  link.href = `data:application/json,${encodeURIComponent(text)}`;
  link.download = 'course-progress.json';
  link.click();
}

async function importProgress(files: FileList | null): Promise<void> {
  const progress = parseProgress((await files?.[0]?.text()) ?? '');
  if (progress) writeProgress(progress);
}
