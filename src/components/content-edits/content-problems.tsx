import { isSamePath, problemStyle } from '@docs/content/shared';
import { type ReactNode, useSyncExternalStore } from 'react';
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

const none: ReturnType<typeof contentProblems> = [];

function Problems({ path }: { path: string }) {
  const all = useSyncExternalStore(listenForEdits, contentProblems, () => none);
  const shown = all.filter((problem) => problem.path === undefined || !isSamePath(problem.path, path));
  if (shown.length === 0) return null;
  const count = shown.length === 1 ? '1 problem' : `${shown.length} problems`;
  return (
    <details style={box} open={shown.length <= 3}>
      <summary>{count} in the content</summary>
      {shown.map(({ text }) => (
        <pre key={text} style={problemStyle} role="alert">
          {text}
        </pre>
      ))}
    </details>
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
 * In development, adds the content problems that a page (at route `path`) does not show in its own content:
 * sidebars, links, other pages. In a build, only renders the page.
 */
export const withContentProblems: typeof besideProblems =
  process.env.NODE_ENV === 'development' ? besideProblems : (page) => page;
