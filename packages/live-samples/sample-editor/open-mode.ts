/** What a click on a live sample does: edit it, play it, or play what an exercise leads to. */
export type OpenMode = 'edit' | 'play' | 'goal';
