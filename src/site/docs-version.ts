import type { DocsVersion } from './types';

/** The versions of the docs, newest first. */
export const docsVersions: DocsVersion[] = [
  { name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'getting-started' },
];

/** The version that unversioned links mean. */
export const latestDocsVersion: DocsVersion =
  docsVersions.find((version) => version.isLast) ?? (docsVersions[0] as DocsVersion);

/** Which docs plugin the versions belong to; part of the key that a preferred version is stored under. */
export const docsPluginId = 'default';
