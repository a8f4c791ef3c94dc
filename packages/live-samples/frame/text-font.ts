import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Time in ms after which samples no longer wait for the font. Their text is then drawn in a fallback. */
const longest = 3000;

/**
 * Loads Inter, the font of text that names no other, so that samples look like the site on every system. Resolves when
 * text can be drawn and measured in it. If the file doesn't arrive, resolves too.
 */
export async function loadTextFont(): Promise<void> {
  const face = new FontFace('Inter', `url("${new URL(inter, document.baseURI)}")`, { weight: '100 900' });
  document.fonts.add(face);
  const late = new Promise((resolve) => window.setTimeout(resolve, longest));
  await Promise.race([face.load().catch(() => undefined), late]);
}
