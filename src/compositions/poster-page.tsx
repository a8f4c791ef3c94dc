import { type DemoType, type DemoValues, demoOf, valuesOf } from '@docs/content/demos';
import { Player } from '@remotion/player';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { compositions } from '.';

/*
 * The page in which `npm run update -- posters` takes screenshots of the first frame that the Player shows. Not part of
 * the site.
 */
const root = createRoot(document.body.appendChild(document.createElement('main')));

/**
 * Renders a demo at the frame of its poster, in a color mode; resolves with its size in pixels when it is
 * rendered.
 */
async function showPoster(
  type: DemoType,
  given: DemoValues,
  theme: string,
): Promise<{ width: number; height: number }> {
  document.documentElement.dataset.theme = theme;
  const demo = demoOf(type);
  const { default: component } = await compositions[type]();
  flushSync(() =>
    root.render(
      <Player
        key={`${type} ${JSON.stringify(given)}`}
        component={component as ComponentType<DemoValues>}
        inputProps={valuesOf(demo, given)}
        durationInFrames={demo.durationInFrames}
        fps={demo.fps}
        compositionWidth={demo.width}
        compositionHeight={demo.height}
        initialFrame={demo.posterFrame}
        logLevel="error"
        acknowledgeRemotionLicense
      />,
    ),
  );
  await document.fonts.ready;
  await frames(2);
  await allDrawn();
  await frames(2);
  return { width: demo.width, height: demo.height };
}

async function frames(count: number): Promise<void> {
  for (let each = 0; each < count; each++) await new Promise(requestAnimationFrame);
}

/** Resolves when nothing is pending anymore, or after a time limit. */
async function allDrawn(): Promise<void> {
  const end = performance.now() + 5000;
  while (document.querySelector('[data-pending]') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

Object.assign(window, { showPoster });
