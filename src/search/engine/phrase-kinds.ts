/** Kinds of phrases of a page. */
export const phraseKinds = ['title', 'keyword', 'answer', 'heading', 'error'] as const;
export type PhraseKind = (typeof phraseKinds)[number];
