/** A page view. */
export interface PageView {
  /** Path with its query, with the path prefix. */
  path: string;
  title: string;
}

/** The tag to notify, and its options. */
export interface TagSettings {
  trackingId: string;
  anonymizeIp: boolean;
}

interface TagWindow extends Window {
  dataLayer?: unknown[];
  gtag?: (...parts: unknown[]) => void;
}

/** Returns the URL of the tag's script. */
export const tagUrl = (trackingId: string) =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingId)}`;

/** Sends a page view to the analytics tag, which is loaded on the first page view. */
export function sendToTag({ path, title }: PageView, { trackingId, anonymizeIp }: TagSettings): void {
  const page = window as TagWindow;
  page.gtag ??= loadTag(page, { trackingId, anonymizeIp });
  page.gtag('event', 'page_view', {
    send_to: trackingId,
    page_path: path,
    page_title: title,
    page_location: page.location.href,
    anonymize_ip: anonymizeIp,
  });
}

function loadTag(page: TagWindow, { trackingId, anonymizeIp }: TagSettings): (...parts: unknown[]) => void {
  page.dataLayer ??= [];
  const { dataLayer } = page;
  // The tag's script expects each command as an `arguments` object.
  function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  }
  const call: (...parts: unknown[]) => void = gtag;
  call('js', new Date());
  // Page views are sent manually.
  call('config', trackingId, { anonymize_ip: anonymizeIp, send_page_view: false });
  const script = Object.assign(document.createElement('script'), { async: true, src: tagUrl(trackingId) });
  document.head.append(script);
  return call;
}
