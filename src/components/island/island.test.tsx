/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, type FormEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { island } from './island';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('a');
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </p>
  );
}

/** Renders a page as the build does, and hydrates it as a browser that loads the part later does. */
async function servedPage(load: () => Promise<{ default: typeof Counter }>) {
  const box = document.body.appendChild(document.createElement('div'));
  const Whole = island(load, Counter);
  box.innerHTML = renderToString(<Whole label="Clicks" />);
  const Late = island(load, undefined);
  const root = await act(async () => hydrateRoot(box, <Late label="Clicks" />));
  return { box, root, Late, button: box.querySelector('button') as HTMLButtonElement };
}

let loads: number;
const load = async () => {
  loads += 1;
  return { default: Counter };
};

beforeEach(() => {
  loads = 0;
  document.body.replaceChildren();
});

test('the HTML of the build stays until it is used, also when the page is rendered again', async () => {
  const { box, root, button, Late } = await servedPage(load);
  await act(async () => root.render(<Late label="Other" />));
  expect([loads, box.textContent]).toEqual([0, 'Clicks 0a']);
  await act(async () => button.focus());
  expect(loads).toBe(1);
  await act(async () => root.render(<Late label="Third" />));
  expect(box.textContent).toBe('Third 0a');
  expect(box.querySelector('button')).toBe(button);
});

test('after a navigation, without HTML of the build, the code is loaded at once', async () => {
  const { root } = await servedPage(load);
  const Other = island(load, undefined);
  await act(async () => root.render(<Other label="Next" />));
  expect([loads, document.body.textContent]).toEqual([1, 'Next 0a']);
});

test('the first click loads the code and counts', async () => {
  const { box, button } = await servedPage(load);
  await act(async () => button.click());
  expect(box.textContent).toBe('Clicks 1a');
  expect(box.querySelector('button')).toBe(button);
  await act(async () => button.click());
  expect([loads, box.textContent]).toEqual([1, 'Clicks 2a']);
});

test('what was typed before the code was there counts too', async () => {
  const { box } = await servedPage(load);
  const field = box.querySelector('input') as HTMLInputElement;
  await act(async () => {
    field.value = 'abc';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([field.value, box.querySelector('output')?.textContent]).toEqual(['abc', 'abc']);
});

test('a part that cannot be loaded says so when it is clicked, and not when it is pointed at', async () => {
  const { box, button } = await servedPage(() => Promise.reject(new Error('no network')));
  await act(async () => button.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  expect(box.querySelector('[role=alert]')).toBeNull();
  await act(async () => button.click());
  expect(box.querySelector('[role=alert]')?.textContent).toContain('no network');
});

test('props may need the code at once, also later ones', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const Whole = island(load, Counter);
  box.innerHTML = renderToString(<Whole label="Clicks" />);
  const Late = island(load, undefined, { isNeeded: ({ label }) => label === 'Needed' });
  const root = await act(async () => hydrateRoot(box, <Late label="Clicks" />));
  expect(loads).toBe(0);
  await act(async () => root.render(<Late label="Needed" />));
  expect([loads, box.textContent]).toEqual([1, 'Needed 0a']);
});

test('a part may say itself that it could not be loaded, below its HTML, and is used when it can be', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const Whole = island(load, Counter);
  box.innerHTML = renderToString(<Whole label="Clicks" />);
  let isOnline = false;
  const loadLater = () => (isOnline ? load() : Promise.reject(new Error('no network')));
  const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
    <button type="button" className="again" onClick={onRetry}>
      {String(error)}
    </button>
  );
  const Late = island(loadLater, undefined, { Failure });
  await act(async () => hydrateRoot(box, <Late label="Clicks" />));
  await act(async () => box.querySelector('button')?.click());
  const again = box.querySelector<HTMLElement>('.again');
  expect(box.textContent).toBe('Clicks 0aError: no network');
  isOnline = true;
  await act(async () => again?.click());
  expect(box.textContent).toBe('Clicks 1a');
});

test('a form that is sent before the code is there is sent with what was typed', async () => {
  const sent: string[] = [];
  function Form() {
    const [text, setText] = useState('');
    const submit = (event: FormEvent) => {
      event.preventDefault();
      sent.push(text);
    };
    return (
      <form onSubmit={submit}>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const loadForm = async () => ({ default: Form });
  const box = document.body.appendChild(document.createElement('div'));
  const Whole = island(loadForm, Form);
  box.innerHTML = renderToString(<Whole />);
  const Late = island(loadForm, undefined);
  await act(async () => hydrateRoot(box, <Late />));
  await act(async () => {
    const field = box.querySelector('input') as HTMLInputElement;
    field.value = 'abc';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    box.querySelector('button')?.click();
  });
  expect([sent, box.querySelector('input')?.value]).toEqual([['abc'], 'abc']);
});
