/** The operations of `<MediaTool>`. */
export const jobNames = ['metadata', 'frame', 'convert'] as const;
