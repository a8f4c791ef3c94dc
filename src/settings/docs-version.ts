import { type DocsVersion, latestVersion } from '@docs/content/settings';

/** The versions of the docs, newest first. */
export const docsVersions: DocsVersion[] = [
  { name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'getting-started' },
];

/** The version that unversioned links refer to. */
export const latestDocsVersion: DocsVersion = latestVersion(docsVersions);

/** The docs plugin of the versions; part of the storage key of the preferred version. */
export const docsPluginId = 'default';
