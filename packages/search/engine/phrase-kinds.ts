/** Kinds of phrases of a page. */
export const phraseKinds = ['title', 'keyword', 'answer', 'symptom', 'heading', 'error'] as const;
export type PhraseKind = (typeof phraseKinds)[number];
