import { allowedOrigins, readPort } from './serve.mjs';

test('the port is 9000 where none is named, and a wrong one is reported', () => {
  expect(readPort({}, 9000)).toBe(9000);
  expect(readPort({ PORT: '' }, 9000)).toBe(9000);
  expect(readPort({ PORT: '0' }, 9000)).toBe(0);
  expect(() => readPort({ PORT: 'http' }, 9000)).toThrow('PORT=http is not a port.');
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
