import {
  editButtonStyle,
  isSamePath,
  problemStyle,
  type ShownProblem,
  splitProblem,
} from '@docs/content/shared';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { contentProblems, listenForEdits } from './store';

// Inline, because a stylesheet would be part of the build, which does not have this box.
const box = {
  position: 'fixed',
  right: '1rem',
  bottom: '1rem',
  zIndex: 100,
  maxWidth: 'min(48rem, calc(100vw - 2rem))',
  maxHeight: '40vh',
  overflow: 'auto',
  padding: '0.75rem 1rem',
  border: '1px solid var(--line-strong)',
  background: 'var(--paper-float)',
} as const;

// In a build, the condition is false, so webpack leaves the form out.
const ContentForm =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./content-form')) : () => null;

const none: ReturnType<typeof contentProblems> = [];

function Problems({ path }: { path: string }) {
  const all = useSyncExternalStore(listenForEdits, contentProblems, () => none);
  const shown = all.filter((problem) => problem.path === undefined || !isSamePath(problem.path, path));
  const [isEditing, setIsEditing] = useState(false);
  const count = shown.length === 1 ? '1 problem' : `${shown.length} problems`;
  return (
    <div style={box} data-no-print="">
      <EditButton query={String(new URLSearchParams({ path }))}>Edit here</EditButton>{' '}
      <button type="button" style={editButtonStyle} onClick={() => setIsEditing(true)}>
        Edit in a form
      </button>
      {isEditing && (
        <Suspense>
          <ContentForm path={path} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      {shown.length > 0 && (
        <details open={shown.length <= 3}>
          <summary>{count} in the content</summary>
          {shown.map((problem) => (
            <Problem key={problem.text} {...problem} />
          ))}
        </details>
      )}
    </div>
  );
}

function Problem({ text, edit }: ShownProblem) {
  const [place, rest] = splitProblem(text);
  return (
    <pre style={problemStyle} role="alert">
      <EditButton query={edit}>{place}</EditButton>
      {rest}
    </pre>
  );
}

/** A button that opens the author's editor: `store` handles its click. */
function EditButton({ query, children }: { query: string; children: string }) {
  return (
    <button type="button" style={editButtonStyle} data-edit={query}>
      {children}
    </button>
  );
}

function besideProblems(page: ReactNode, path: string): ReactNode {
  return (
    <>
      {page}
      <Problems path={path} />
    </>
  );
}

/**
 * In development, adds a button that opens the file of a page (at route `path`), and the content problems that the
 * page does not show in its own content: sidebars, links, other pages. In a build, only renders the page.
 */
export const withContentProblems: typeof besideProblems =
  process.env.NODE_ENV === 'development' ? besideProblems : (page) => page;
