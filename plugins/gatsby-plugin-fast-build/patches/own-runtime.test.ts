import type { Store } from 'gatsby';
import type { Configuration } from 'webpack';
import { fitsOwnRuntime, replaceRuntime } from './own-runtime';

function fits(plugins: { name: string; browserAPIs: string[] }[]) {
  const warn = jest.fn();
  const store = { getState: () => ({ flattenedPlugins: plugins }) } as unknown as Store;
  return { fits: fitsOwnRuntime({ store, warn }), warnings: warn.mock.calls.flat() };
}

const site = { name: 'default-site-plugin', browserAPIs: ['onRouteUpdate'] };

test('the runtime fits a site whose plugins have no browser hooks', () => {
  expect(fits([site, { name: 'gatsby-plugin-sharp', browserAPIs: [] }])).toEqual({
    fits: true,
    warnings: [],
  });
});

test('a plugin with browser hooks keeps the runtime of Gatsby, and is named', () => {
  const { fits: isFit, warnings } = fits([site, { name: 'some-plugin', browserAPIs: ['onRouteUpdate'] }]);
  expect(isFit).toBe(false);
  expect(warnings.join()).toContain('some-plugin');
});

test('the runtime is the entry of the bundle, and what pages import from Gatsby', () => {
  const config: Configuration = { entry: { app: 'gatsby.js' }, resolve: { alias: { other: '/other' } } };
  replaceRuntime(config, '/site');
  expect(config.entry).toEqual({ app: '/site/src/runtime/entry.ts' });
  expect(config.resolve?.alias).toMatchObject({ other: '/other', gatsby$: '/site/src/runtime/gatsby.tsx' });
});
