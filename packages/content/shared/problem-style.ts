/**
 * The style of a message about a mistake in the content. Only the development server shows them, so it is not in
 * a stylesheet.
 */
export const problemStyle = {
  padding: '0.875rem 1.125rem',
  borderInlineStart: '3px solid var(--danger)',
  background: 'var(--danger-wash)',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
} as const;

/** The style of a button that opens the author's editor. */
export const editButtonStyle = { textDecoration: 'underline', fontWeight: 600 } as const;
