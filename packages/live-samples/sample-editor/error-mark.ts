import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks a part of the code as an error, or removes the mark. */
export const setErrorMark = StateEffect.define<{ from: number; to: number } | undefined>();

const mark = Decoration.mark({
  attributes: { style: 'text-decoration: underline wavy #ffa198 1px; text-underline-offset: 0.2em' },
});

/** Editor extension that underlines an error. Its message is below the code. */
export const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    for (const effect of effects) {
      if (!effect.is(setErrorMark)) continue;
      return effect.value ? Decoration.set(mark.range(effect.value.from, effect.value.to)) : Decoration.none;
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
