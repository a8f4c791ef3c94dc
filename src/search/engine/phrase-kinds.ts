/** The kinds of phrases that a page has. */
export const phraseKinds = ['title', 'keyword', 'answer', 'heading', 'error'] as const;
export type PhraseKind = (typeof phraseKinds)[number];
