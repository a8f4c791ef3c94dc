import type { AnalyticsSettings } from '@docs/content/settings';

/** Page-view events; not sent unless a tracking id is set. */
export const analytics: AnalyticsSettings = {
  trackingId: null,
  anonymizeIp: false,
};
