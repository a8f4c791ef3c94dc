/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { YouTube } from './youtube';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('before play there is a link to the video and nothing from another site', () => {
  const markup = renderToStaticMarkup(<YouTube id="dQw4w9WgXcQ" title="A talk" />);
  expect(markup).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(markup).not.toMatch(/<(img|iframe|script)|src=/);
});

test('what is no video of YouTube’s stays a link', () => {
  expect(renderToStaticMarkup(<YouTube href="https://example.com/x" title="A talk" />)).toBe(
    '<a href="https://example.com/x">A talk</a>',
  );
  expect(renderToStaticMarkup(<YouTube />)).toBe('');
});

test('a click loads the player without cookies, a click for a new tab does not', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(box).render(<YouTube id="dQw4w9WgXcQ" title="A talk" />));
  // jsdom cannot follow the link, which is left to the browser.
  box.addEventListener('click', (event) => event.preventDefault());
  const click = (init: MouseEventInit) =>
    act(async () => {
      box
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    });
  await click({ ctrlKey: true });
  expect(box.querySelector('iframe')).toBeNull();
  await click({});
  expect(box.querySelector('iframe')?.src).toContain(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
  expect(document.activeElement).toBe(box.querySelector('iframe'));
});
