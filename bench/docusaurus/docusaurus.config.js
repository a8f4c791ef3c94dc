import { themes } from 'prism-react-renderer';

/**
 * Outputs that this site has too and Docusaurus has by plugins: an embedded search index, and a Markdown file
 * for every page with `llms.txt`.
 */
const hasOutputs = process.env.BENCH_OUTPUTS === 'all';

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Make videos programmatically',
  url: 'https://example.com',
  baseUrl: '/',
  // Its fastest settings: Rspack, SWC, Lightning CSS, persistent caches, worker threads, one git call for all
  // dates.
  future: { v4: true, faster: true },
  // The content links to pages that only the other site has.
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
  themes: hasOutputs ? [['@easyops-cn/docusaurus-search-local', { hashed: true }]] : [],
  plugins: hasOutputs ? [['docusaurus-plugin-llms', { generateMarkdownFiles: true, includeBlog: true }]] : [],
  themeConfig: {
    navbar: {
      title: 'Remotion',
      items: [
        { type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs' },
        { type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API' },
        { to: '/blog', label: 'Blog' },
      ],
    },
    // Languages in the content that are not highlighted by default.
    prism: { darkTheme: themes.dracula, additionalLanguages: ['bash', 'diff', 'php', 'ruby'] },
  },
};
