import type { ContentSettings } from '../../packages/content/settings/types';

/** The settings of a small site, for tests of packages that know nothing of this one. */
export const contentSettings: ContentSettings = {
  site: {
    name: 'Tea',
    tagline: 'How to brew it',
    description: 'A site about tea.',
    version: '1.0.0',
    url: 'https://tea.example',
    repositoryUrl: 'https://github.com/tea/tea',
    repositoryBranch: 'main',
    socialImage: '/img/social.png',
    links: {
      repository: 'https://github.com/tea/tea',
      chat: 'https://chat.example',
      social: 'https://social.example',
    },
  },
  docsVersions: [
    { name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'getting-started' },
  ],
};
