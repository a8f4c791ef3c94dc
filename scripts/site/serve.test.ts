import { allowedOrigins, servePort } from './serve.mjs';

test('the port is 9000 where none is named, and a wrong one is reported', () => {
  expect(servePort({})).toBe(9000);
  expect(servePort({ PORT: '' })).toBe(9000);
  expect(servePort({ PORT: '0' })).toBe(0);
  expect(() => servePort({ PORT: 'http' })).toThrow('PORT=http is not a port.');
});

test('pages may reach what is switched on, and nothing else', () => {
  expect(allowedOrigins({})).toEqual([]);
  expect(allowedOrigins({ CSP_ALLOW: ' https://a.example  https://b.example ' })).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(allowedOrigins({ ALGOLIA_APP_ID: 'x' })).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ]);
  expect(allowedOrigins({ ALGOLIA_APP_ID: 'x', ALGOLIA_HOST: 'http://localhost:7700/' })).toEqual([
    'http://localhost:7700',
  ]);
});
