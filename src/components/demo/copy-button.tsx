/** The copy button of a code block. The site-wide listener handles clicks (`src/theme/code-copy`). */
export function CopyButton() {
  return (
    <button className="code-copy" type="button" data-copy="" aria-label="Copy code">
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3" />
      </svg>
    </button>
  );
}
