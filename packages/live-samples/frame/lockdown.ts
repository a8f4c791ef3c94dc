/**
 * Narrows the content security policy of this document to the folder of its own files, before any sample
 * runs. The header cannot do that, because it does not know the site's URL.
 */
export function narrowPolicy(): void {
  const folder = new URL('.', document.baseURI).href;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = [
    "default-src 'none'",
    `script-src ${folder} 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    `img-src ${folder} data: blob:`,
    `font-src ${folder}`,
    `media-src ${folder} data: blob:`,
    `connect-src ${folder}`,
  ].join('; ');
  document.head.append(meta);
}

/**
 * Removes the interfaces that reach other computers without a request. No policy covers them: WebRTC sends packets
 * to any address. Called before any sample runs.
 */
export function removeNetwork(scope: object): void {
  for (const name of Object.getOwnPropertyNames(scope))
    if (/^(webkit|moz)?RTC|^WebTransport/.test(name)) Reflect.deleteProperty(scope, name);
}
