/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { lazyNearViewport } from './near-viewport';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

let report: Callback = () => {};
const disconnect = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: class {
      constructor(callback: Callback) {
        report = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  });
});

const load = jest.fn(async () => ({ default: ({ name }: { name: string }) => <b>{name}</b> }));
const Lazy = lazyNearViewport(load, ({ name }) => <i>{name}</i>);

test('the HTML of the page holds the placeholder', () => {
  expect(renderToStaticMarkup(<Lazy name="chart" />)).toBe('<div><i>chart</i></div>');
});

test('the code is loaded once the component comes near the screen', async () => {
  const box = document.createElement('div');
  await act(async () => createRoot(box).render(<Lazy name="chart" />));
  expect(load).not.toHaveBeenCalled();

  await act(async () => report([{ isIntersecting: false }]));
  expect(box.innerHTML).toBe('<div><i>chart</i></div>');

  await act(async () => report([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  expect(box.innerHTML).toBe('<div><b>chart</b></div>');
});
