import { themes } from 'prism-react-renderer';

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Make videos programmatically',
  url: 'https://example.com',
  baseUrl: '/',
  // Its fastest setting: Rspack, SWC, Lightning CSS, caches that are kept, worker threads, git asked once for all dates.
  future: { v4: true, faster: true },
  // The content links to pages that only the site beside it has.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { mdx1Compat: { headingIds: true }, hooks: { onBrokenMarkdownLinks: 'ignore' } },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.json', showLastUpdateTime: true },
        blog: { blogSidebarCount: 'ALL', showLastUpdateTime: true, onInlineTags: 'ignore' },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Remotion',
      items: [
        { type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs' },
        { type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API' },
        { to: '/blog', label: 'Blog' },
      ],
    },
    // Languages of the content that are not coloured without being named.
    prism: { darkTheme: themes.dracula, additionalLanguages: ['bash', 'diff', 'php', 'ruby'] },
  },
};
