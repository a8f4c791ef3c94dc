import * as apps from './apps';
import * as media from './media';
import * as starters from './starters';

interface Scene {
  picture: string;
  hue: number;
  /** The second that is shown until it plays. */
  rest?: number;
}

/** What each template renders, redrawn, and the hue of the picture. */
const scenes: Record<string, Scene> = {
  'hello-world': { picture: starters.helloWorld, hue: 235 },
  blank: { picture: starters.blank, hue: 268 },
  next: { picture: starters.next, hue: 268, rest: 1.1 },
  'next-tailwind': { picture: starters.nextTailwind, hue: 220, rest: 1.1 },
  'next-pages-dir': { picture: starters.nextPages, hue: 290 },
  'react-router': { picture: starters.reactRouter, hue: 20, rest: 1.15 },
  javascript: { picture: starters.javascript, hue: 80 },
  'render-server': { picture: apps.renderServer, hue: 150 },
  recorder: { picture: apps.recorder, hue: 245 },
  three: { picture: media.three, hue: 245 },
  still: { picture: apps.still, hue: 250 },
  tts: { picture: media.tts, hue: 230 },
  'google-tts': { picture: media.googleTts, hue: 150 },
  audiogram: { picture: media.audiogram, hue: 70, rest: 1.7 },
  'music-visualization': { picture: media.musicVisualization, hue: 250 },
  skia: { picture: media.skia, hue: 330 },
  overlay: { picture: media.overlay, hue: 250 },
  'code-hike': { picture: media.codeHike, hue: 195 },
  stargazer: { picture: apps.stargazer, hue: 90 },
  tiktok: { picture: media.tiktok, hue: 150, rest: 1 },
  'editor-starter': { picture: apps.editorStarter, hue: 20 },
  'prompt-to-video': { picture: apps.promptToVideo, hue: 60, rest: 0.7 },
};

/** Returns the scene of a template by its slug; an empty canvas if it has none. */
export function sceneOf(slug: string): Scene {
  return (Object.hasOwn(scenes, slug) && scenes[slug]) || { picture: starters.blank, hue: 268 };
}

/** Returns the content of a template's picture: its scene, with the hue. */
export function drawScene(slug: string): string {
  const { picture, hue, rest = 2.5 } = sceneOf(slug);
  return `<g style="--hue:${hue};--rest:${rest}" class="scene"><g>${picture}</g></g>`;
}
