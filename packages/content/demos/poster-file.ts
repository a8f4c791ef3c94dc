/** The color modes that posters are rendered for. */
export const posterModes = ['light', 'dark'] as const;

/** Returns the path of a poster in the static folder. */
export function posterFile(name: string, mode: (typeof posterModes)[number]): string {
  return `demos/${name}-${mode}.avif`;
}
