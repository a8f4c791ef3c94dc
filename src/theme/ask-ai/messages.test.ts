import type { AskAiEmbed } from '../../../packages/content/settings/types';
import { embedUrl, hostMessage, readMessage, routeOfLink, themeMessage } from './messages';

const embed: AskAiEmbed = { host: 'https://chat.example.com', id: 'a b', kind: 'frame' };
const read = (data: unknown, origin = embed.host) => readMessage(origin, data, embed);

test('messages of the chat are read [7.5]', () => {
  expect(read('{"type":"embed-ready"}')).toEqual({ type: 'ready' });
  expect(read('{"type":"internal-link-click","url":"https://x.dev/docs"}')).toEqual({
    type: 'link',
    url: 'https://x.dev/docs',
  });
});

test('messages from any other origin are ignored [7.6]', () => {
  for (const origin of [
    'https://example.com',
    'http://chat.example.com',
    'https://chat.example.com.evil.dev',
    'null',
  ])
    expect(read('{"type":"embed-ready"}', origin)).toBeNull();
});

test('malformed messages are ignored [7.6]', () => {
  const malformed = [
    'embed-ready',
    '',
    '{',
    'null',
    '1',
    '[]',
    '{}',
    '{"type":1}',
    '{"type":"other"}',
    '{"type":"internal-link-click"}',
    '{"type":"internal-link-click","url":7}',
    { type: 'embed-ready' },
    null,
    undefined,
  ];
  expect(malformed.map((data) => read(data))).toEqual(malformed.map(() => null));
});

test('the chat is told the host and the theme [7.5]', () => {
  expect(hostMessage('x.dev')).toBe('{"type":"internal-link-host","host":"x.dev"}');
  expect(['dark', 'light', undefined].map(themeMessage)).toEqual(['dark-mode', 'light-mode', 'light-mode']);
});

test('page and script are where the settings say', () => {
  expect(embedUrl(embed)).toBe('https://chat.example.com/embed/a%20b');
  expect(embedUrl({ ...embed, kind: 'script' })).toBe('https://chat.example.com/embed.js');
  expect(embedUrl({ ...embed, path: '/chat?x=1' })).toBe('https://chat.example.com/chat?x=1');
});

test('of a link only its path counts', () => {
  expect(routeOfLink('https://elsewhere.dev/docs/a?b=1#c', 'https://x.dev')).toBe('/docs/a?b=1#c');
  expect(routeOfLink('/docs', 'https://x.dev')).toBe('/docs');
  expect(routeOfLink('javascript:alert(1)', 'https://x.dev')).toBeNull();
  expect(routeOfLink('http://[', 'https://x.dev')).toBeNull();
});

test('a link whose path would be another host is ignored', () => {
  const links = [
    'https://x.dev//other.example/docs',
    '//x.dev//other.example/docs',
    'https://x.dev/\\\\other.example/docs',
    '/\\other.example/docs',
    '\\\\other.example/docs',
  ];
  expect(links.map((link) => routeOfLink(link, 'https://x.dev'))).toEqual(links.map(() => null));
});
