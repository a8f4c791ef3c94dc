import type { AskAiSettings } from '@docs/content/settings';

/** The Ask AI button of the navbar; `null` for none. */
export const askAi: AskAiSettings | null = {
  label: 'Ask AI',
  to: '/ai',
  embed: null,
};
