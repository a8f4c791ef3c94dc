/** What a click on a live sample asks for: to edit it, to play it, or to play what an exercise leads to. */
export type OpenMode = 'edit' | 'play' | 'goal';
