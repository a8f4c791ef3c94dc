/** @jest-environment jsdom */
import { holdMedia } from './hold-media';

test('media does not seek until it is released, and says what was set', () => {
  const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');
  const seek = jest.fn();
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { configurable: true, set: seek });
  const box = document.createElement('div');
  box.innerHTML = '<video></video><audio></audio>';
  const [video, audio] = box.querySelectorAll<HTMLMediaElement>('*');
  const release = holdMedia();
  expect(video?.currentTime).toBe(0);
  Object.assign(video ?? {}, { currentTime: 2 });
  Object.assign(audio ?? {}, { currentTime: 3 });
  expect(video?.currentTime).toBe(2);
  Object.defineProperty(video, 'duration', { value: 1.5 });
  expect(video?.currentTime).toBe(1.5);
  expect(seek).not.toHaveBeenCalled();
  release(box);
  expect(seek.mock.calls).toEqual([[2]]);
  if (real) Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', real);
});
