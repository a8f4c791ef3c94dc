import type { AnalyticsSettings } from './types';

/** Page-view events; sent nowhere until a tracking id is set. */
export const analytics: AnalyticsSettings = {
  trackingId: null,
  anonymizeIp: false,
};
