import type { ColorModeSettings } from './types';

/** Light, dark, or as the reader's system has it. */
export const colorMode: ColorModeSettings = { defaultMode: 'light', respectSystem: true };
