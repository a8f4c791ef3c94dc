/** State of the search box and the suggestion panel below it. */
export interface PanelState {
  text: string;
  isOpen: boolean;
  /** Index of the active suggestion, which Enter opens. If null, Enter submits the query. */
  active: number | null;
}

/** Events of the search box. */
export type PanelEvent =
  | { type: 'focus' | 'escape' | 'blur' | 'submit' | 'choose' }
  | { type: 'write'; text: string }
  | { type: 'arrow'; step: 1 | -1; count: number }
  | { type: 'point'; index: number | null };

/** Initial state. */
export const quietPanel: PanelState = { text: '', isOpen: false, active: null };

/**
 * Reducer of the panel. It opens on focus and on typing, and closes on Escape, blur, submit and choice. A
 * second Escape clears the query. The arrow keys wrap around.
 */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'focus':
      return { ...state, isOpen: true };
    case 'write':
      return { text: event.text, isOpen: true, active: null };
    case 'escape':
      return { ...state, text: state.isOpen ? state.text : '', isOpen: false, active: null };
    case 'arrow':
      return state.isOpen ? { ...state, active: around(state.active, event) } : { ...state, isOpen: true };
    case 'point':
      return { ...state, active: event.index };
    default:
      return { ...state, isOpen: false, active: null };
  }
}

function around(active: number | null, { step, count }: { step: 1 | -1; count: number }): number | null {
  if (count === 0) return null;
  if (active === null) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
