import inter400 from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import mono400 from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import { continueRender, delayRender } from 'remotion';

/**
 * Returns a font of the site as a module of `@remotion/google-fonts`: `loadFont()` loads it and returns the
 * name of its family. The file contains all weights.
 */
function fontModule(fontFamily: string, file: string) {
  let loading: Promise<undefined> | undefined;
  const load = async () => {
    const handle = delayRender(`Loading ${fontFamily}`);
    try {
      const face = new FontFace(fontFamily, `url("${new URL(file, document.baseURI)}")`, {
        weight: '100 900',
      });
      document.fonts.add(await face.load());
    } finally {
      continueRender(handle);
    }
    return undefined;
  };
  return {
    fontFamily,
    loadFont: () => {
      loading ??= load();
      return { fontFamily, fonts: {}, unicodeRanges: {}, waitUntilDone: () => loading };
    },
  };
}

export const inter = fontModule('Inter', inter400);
export const jetBrainsMono = fontModule('JetBrains Mono', mono400);
