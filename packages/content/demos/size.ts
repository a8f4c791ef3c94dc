/**
 * The size of the demos. They are twice as wide as they are tall, so that picture, controls and code fit on one
 * screen.
 */
export const format = { width: 960, height: 480, fps: 30 } as const;
