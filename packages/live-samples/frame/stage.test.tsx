/** @jest-environment jsdom */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Stage } from './stage';

test('the last good picture stays while one version after another throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const box = document.createElement('div');
  const root = createRoot(box);
  const failed: number[] = [];
  const Good = () => <p>Good</p>;
  const Bad = () => {
    throw new ReferenceError('useCurr is not defined');
  };
  const show = (version: number, Sample: () => JSX.Element) =>
    flushSync(() =>
      root.render(
        <Stage
          Sample={Sample}
          version={version}
          frame={0}
          onShown={() => undefined}
          onError={(each) => failed.push(each)}
        />,
      ),
    );
  show(1, Good);
  for (const version of [2, 3, 4]) {
    show(version, Bad);
    expect(box.textContent).toBe('Good');
  }
  expect(failed).toEqual([2, 3, 4]);
  show(5, () => <p>Better</p>);
  expect(box.textContent).toBe('Better');
  log.mockRestore();
});
