/** @jest-environment jsdom */
import { navigate } from 'gatsby';
import { openUrl } from './open-url';

afterEach(() => (navigate as jest.Mock).mockReset());

test('a page of this site opens without loading anew', () => {
  openUrl('/docs/sequence?a=b#props');
  openUrl(`${window.location.origin}/docs/series.html`);
  expect((navigate as jest.Mock).mock.calls).toEqual([['/docs/sequence?a=b#props'], ['/docs/series']]);
});

test('another place of the open page is the browser’s own business', () => {
  openUrl(`${window.location.pathname}#props`);
  expect(window.location.hash).toBe('#props');
  expect(navigate).not.toHaveBeenCalled();
});
