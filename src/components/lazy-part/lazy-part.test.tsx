/** @jest-environment jsdom */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from './lazy-part';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

interface Props {
  name: string;
}
const Part = ({ name }: Props) => <p>Hello {name}</p>;
const Frame = ({ name, children }: Props & { children: ReactNode }) => (
  <section aria-label={name}>{children}</section>
);

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

test('a part shows a spinner in its frame until its code is there, and is loaded once [4.18]', async () => {
  let arrive: (module: { default: typeof Part }) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<{ default: typeof Part }>((resolve) => {
        arrive = resolve;
      }),
  );
  const Lazy = lazyPart<Props>(load, Frame);
  await act(async () => root.render(<Lazy name="Ada" />));
  expect(box.querySelector('section[aria-label=Ada] output')?.textContent).toBe('Loading');
  await act(async () => arrive({ default: Part }));
  expect(box.innerHTML).toBe('<p>Hello Ada</p>');

  await act(async () => root.render(null));
  await act(async () => root.render(<Lazy name="Eve" />));
  expect(box.innerHTML).toBe('<p>Hello Eve</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be loaded says why, and Retry loads it again [2.2, 4.18]', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Part }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed again.'))
    .mockResolvedValue({ default: Part });
  const Lazy = lazyPart<Props>(load, Frame);
  await act(async () => root.render(<Lazy name="Ada" />));
  const alert = () => box.querySelector('[role=alert] p + p')?.textContent;
  const retry = () => act(async () => box.querySelector<HTMLElement>('[role=alert] button')?.click());
  expect(alert()).toBe('Error: Loading chunk 7 failed.');
  expect(box.querySelector('[role=alert] p')?.textContent).toBe('This part of the page didn’t load.');
  await retry();
  expect(alert()).toBe('Error: Loading chunk 7 failed again.');
  await retry();
  expect(box.innerHTML).toBe('<p>Hello Ada</p>');
  expect(load).toHaveBeenCalledTimes(3);
});
