/** @jest-environment jsdom */
import { createHistory } from './router-history';

test('a navigation is an entry of the history with a key, and listeners are told', () => {
  const history = createHistory();
  const told: string[] = [];
  const end = history.listen(({ location, action }) =>
    told.push(`${action} ${location.pathname}${location.hash}`),
  );
  const before = window.history.length;
  void history.navigate('/docs#a');
  history.transitionEnded();
  expect(window.history.length).toBe(before + 1);
  expect(history.location).toMatchObject({ pathname: '/docs', hash: '#a' });
  expect(history.location.key).toBe(window.history.state.key);
  void history.navigate('/docs#b', { replace: true });
  expect(window.history.length).toBe(before + 1);
  end();
  void history.navigate('/blog');
  expect(told).toEqual(['PUSH /docs#a', 'PUSH /docs#b']);
});

test('a second navigation before the page is shown replaces the first', async () => {
  const history = createHistory();
  const before = window.history.length;
  void history.navigate('/one');
  const shown = history.navigate('/two');
  expect(window.history.length).toBe(before + 1);
  history.transitionEnded();
  await expect(shown).resolves.toBeUndefined();
  expect(window.location.pathname).toBe('/two');
});
