import type { SiteSettings } from '@docs/content/settings';

/** The site's name, URLs and links. */
export const settings = {
  name: 'Remotion',
  tagline: 'Make videos programmatically',
  description:
    'Documentation, guides and API reference for Remotion, the framework for making videos in React.',
  version: '4.0.357',
  url: 'https://www.remotion.dev',
  repositoryUrl: 'https://github.com/remotion-dev/remotion',
  repositoryBranch: 'main',
  socialImage: '/social.png',
  links: {
    repository: 'https://github.com/remotion-dev/remotion',
    chat: 'https://remotion.dev/discord',
    social: 'https://x.com/remotion',
  },
} satisfies SiteSettings;
