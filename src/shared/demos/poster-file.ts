/** The colour modes that a poster is drawn for. */
export const posterModes = ['light', 'dark'] as const;

/** The file of a poster, in the folder of static files. */
export function posterFile(name: string, mode: (typeof posterModes)[number]): string {
  return `demos/${name}-${mode}.avif`;
}
