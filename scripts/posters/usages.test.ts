import { readUsages } from './usages.mjs';

test('demos are found with their values', () => {
  const text = `Text
<Demo type="spring" />
<Demo
  type="easing"
  curve="bounce"
  caption="It bounces."
/>
<Demo type="bezier" x1={0.5} y1={ -0.25 } />
<Demonstration type="other" />`;
  expect(readUsages(text)).toEqual([
    { type: 'spring', values: {} },
    { type: 'easing', values: { curve: 'bounce' } },
    { type: 'bezier', values: { x1: 0.5, y1: -0.25 } },
  ]);
});
