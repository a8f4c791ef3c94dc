import { nextPanel, type PanelEvent, type PanelState, quietPanel } from './panel-state';

const after = (...events: PanelEvent[]): PanelState => events.reduce(nextPanel, quietPanel);
const write: PanelEvent = { type: 'write', text: 'frame' };
const down: PanelEvent = { type: 'arrow', step: 1, count: 3 };
const up: PanelEvent = { type: 'arrow', step: -1, count: 3 };

test('opens on focus and on typing', () => {
  expect(after({ type: 'focus' })).toEqual({ text: '', isOpen: true, active: null });
  expect(after(write)).toEqual({ text: 'frame', isOpen: true, active: null });
});

test.each(['escape', 'blur', 'submit', 'choose'] as const)('closes on %s, and keeps the query', (type) => {
  expect(after(write, down, { type })).toEqual({ text: 'frame', isOpen: false, active: null });
});

test('a second Escape clears the query [4.2]', () => {
  expect(after(write, { type: 'escape' }, { type: 'escape' })).toEqual(quietPanel);
});

test('arrows go around', () => {
  const places = (...events: PanelEvent[]) =>
    events.map((_, index) => after(write, ...events.slice(0, index + 1)).active);
  expect(places(down, down, down, down)).toEqual([0, 1, 2, 0]);
  expect(places(up, up, up, up)).toEqual([2, 1, 0, 2]);
  expect(after(write, { ...down, count: 0 } as PanelEvent).active).toBeNull();
});

test('an arrow opens a closed panel again', () => {
  expect(after(write, { type: 'escape' }, down)).toEqual({ text: 'frame', isOpen: true, active: null });
});

test('typing forgets the active suggestion, and so does the pointer when it leaves', () => {
  expect(after(write, down, write).active).toBeNull();
  expect(after(write, { type: 'point', index: 2 }).active).toBe(2);
  expect(after(write, down, { type: 'point', index: null }).active).toBeNull();
});
