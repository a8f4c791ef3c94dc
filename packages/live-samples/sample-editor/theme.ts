import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors of the site's code blocks, which are dark in both color modes (`src/theme/styles/code.css`). */
export const colors = HighlightStyle.define([
  { tag: tags.comment, color: '#9198a1' },
  { tag: [tags.keyword, tags.operator], color: '#ff7b72' },
  { tag: [tags.string, tags.special(tags.string)], color: '#a5d6ff' },
  { tag: [tags.number, tags.bool, tags.null, tags.attributeName], color: '#79c0ff' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className, tags.typeName],
    color: '#d2a8ff',
  },
  { tag: [tags.tagName, tags.regexp], color: '#7ee787' },
]);

/** The editor's theme: it looks like a code block. */
export const theme = EditorView.theme(
  {
    '&': {
      height: '100%',
      maxHeight: 'var(--code-height, 32rem)',
      color: 'var(--code-ink)',
      backgroundColor: 'var(--code-paper)',
      fontSize: '0.9em',
    },
    '&.cm-focused': { outline: 'none' },
    // The playhead, above the gutter, which is opaque. A frame would look like a mistake.
    '&.cm-focused::after': {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      zIndex: '250',
      borderInlineStart: '2px solid var(--accent)',
      pointerEvents: 'none',
    },
    '.cm-scroller': {
      fontFamily: 'var(--font-code)',
      lineHeight: '1.6',
      overflow: 'auto',
    },
    '.cm-content': { padding: '0.875rem 0', caretColor: '#fff' },
    // The rest of a line that is too long is indented.
    '.cm-line': { padding: '0 1rem 0 2.5rem', textIndent: '-2rem' },
    '.cm-gutters': { backgroundColor: 'var(--code-paper)', color: '#7d8590', border: 'none' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'rgb(255 255 255 / 0.16)' },
    '.cm-content ::selection, .cm-line::selection': { backgroundColor: '#264f78' },
    '.cm-tooltip': { backgroundColor: '#191c24', color: '#e6edf3', border: '1px solid #2a303a' },
    '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)' },
    '.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: '#264f78', color: '#fff' },
    '.cm-completionDetail': { color: '#9da7b3', fontStyle: 'normal' },
  },
  { dark: true },
);
