import type { AnalyticsSettings } from './types';

/** Page-view events; not sent unless a tracking id is set. */
export const analytics: AnalyticsSettings = {
  trackingId: null,
  anonymizeIp: false,
};
