import type { ColorModeSettings } from '@docs/content/settings';

/** The color mode: light, dark, or the system's preference. */
export const colorMode: ColorModeSettings = { defaultMode: 'light', respectSystem: true };
