import { validateNavbar } from '../../packages/content/settings/validate-navbar';
import { docsVersions } from './docs-version';
import { navbar } from './navbar';

test('the navbar of this site is valid', () => {
  const targets = {
    versions: docsVersions,
    sidebars: {
      mainSidebar: { link: { path: '/docs/', label: 'Getting started' } },
      apiSidebar: { link: { path: '/docs/api', label: 'API' } },
    },
    docIds: new Set(['getting-started', 'api']),
  };
  expect(() => validateNavbar(navbar.items, targets)).not.toThrow();
});
