import { removeNetwork } from './lockdown';

test('WebRTC is gone under all its names, and nothing else', () => {
  const scope = {
    RTCPeerConnection: 1,
    webkitRTCPeerConnection: 2,
    mozRTCPeerConnection: 3,
    WebTransport: 4,
  };
  const rest = { fetch: 5, AudioContext: 6 };
  const all = { ...scope, ...rest };
  Object.defineProperty(all, 'RTCDataChannel', { value: 7, enumerable: false, configurable: true });
  removeNetwork(all);
  expect(Object.getOwnPropertyNames(all)).toEqual(Object.keys(rest));
});
