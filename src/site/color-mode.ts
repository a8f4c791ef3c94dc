import type { ColorModeSettings } from './types';

/** The color mode: light, dark, or the system's preference. */
export const colorMode: ColorModeSettings = { defaultMode: 'light', respectSystem: true };
