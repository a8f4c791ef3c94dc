/**
 * Removes the interfaces that reach other computers without a request. No policy covers them: WebRTC sends packets
 * to any address. Called before any sample runs.
 */
export function removeNetwork(scope: object): void {
  for (const name of Object.getOwnPropertyNames(scope))
    if (/^(webkit|moz)?RTC|^WebTransport/.test(name)) Reflect.deleteProperty(scope, name);
}
