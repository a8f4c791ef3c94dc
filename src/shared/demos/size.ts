/** The format of the demos: as wide as two squares, so that a page shows picture, controls and code on one screen. */
export const format = { width: 960, height: 480, fps: 30 } as const;
