import { inlineScript } from './inline-script';

/**
 * Counts the frames while the wave of the home page plays for the first time, and lets readers drag its playhead before
 * the page's code is loaded. Afterwards React does both.
 */
export const waveScript = inlineScript(() => {
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  const scrubber = stage?.querySelector('input');
  if (!stage || !scrubber) return;
  const fps = Number(stage.dataset.stage);
  const show = (frame: number) => {
    stage.querySelector('[data-frame]')?.setAttribute('data-frame', String(frame).padStart(3, '0'));
    document.querySelector('[data-value]')?.setAttribute('data-value', String(frame));
  };
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target !== scrubber) return;
      const frame = Number(scrubber.value);
      stage.dataset.scrubbed = '';
      stage.style.setProperty('--at', String(frame / Number(scrubber.max)));
      stage.style.setProperty('--time', `${frame / fps}s`);
      show(frame);
    },
    true,
  );
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = performance.now();
  const count = (now: number) => {
    if ('scrubbed' in stage.dataset) return;
    const frame = Math.min(Number(scrubber.max), Math.max(0, Math.round(((now - start) / 1000) * fps)));
    show(frame);
    if (frame < Number(scrubber.max)) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
});
