/** Loads the code editor, which is much larger than the code that only plays a sample. */
export const loadCodeEditor = () => import(/* webpackChunkName: "code-editor" */ './code-editor');

/** The module of the code editor. */
export type CodeEditorModule = Awaited<ReturnType<typeof loadCodeEditor>>;
