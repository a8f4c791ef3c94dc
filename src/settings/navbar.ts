import type { NavbarSettings } from '@docs/content/settings';
import { settings } from './settings';

/** The navbar of every page. */
export const navbar: NavbarSettings = {
  hideOnScroll: true,
  brandPage: '/brand',
  items: [
    { type: 'docSidebar', label: 'Docs', sidebarId: 'mainSidebar', to: '/docs/' },
    { type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar', to: '/docs/api' },
    {
      type: 'dropdown',
      label: 'Products',
      items: [
        { type: 'link', label: 'Studio', to: '/docs/studio/' },
        { type: 'link', label: 'Player', to: '/player/' },
        { type: 'link', label: 'Lambda', to: '/lambda/' },
        { type: 'link', label: 'Cloud Run (alpha)', to: '/docs/cloudrun' },
        { type: 'link', label: 'Editor Starter', to: '/docs/editor-starter/' },
        { type: 'link', label: 'Timeline', to: '/docs/timeline/' },
        { type: 'link', label: 'Recorder', to: '/docs/recorder/' },
        // Both are being phased out, but people who use them look for them here.
        { type: 'link', label: 'Media Parser (phasing out)', to: '/docs/media-parser/' },
        { type: 'link', label: 'WebCodecs (phasing out)', to: '/docs/webcodecs/' },
      ],
    },
    {
      type: 'dropdown',
      label: 'Resources',
      items: [
        { type: 'link', label: 'Templates', to: '/templates/' },
        { type: 'link', label: 'Learn', to: '/learn' },
        { type: 'link', label: 'Resources', to: '/docs/resources' },
        { type: 'link', label: 'Blog', to: '/blog' },
        { type: 'link', label: 'Showcase', to: '/showcase/' },
        { type: 'link', label: 'Convert a video', href: 'https://remotion.dev/convert' },
        { type: 'link', label: 'Support', to: '/docs/support' },
      ],
    },
    {
      type: 'dropdown',
      label: 'Commercial',
      items: [
        { type: 'link', label: 'License and pricing', href: 'https://remotion.pro/license' },
        { type: 'link', label: 'Store', href: 'https://remotion.pro/store' },
        { type: 'link', label: 'Success stories', to: '/success-stories' },
        { type: 'link', label: 'Experts', to: '/experts/' },
        { type: 'link', label: 'About us', to: '/about/' },
        { type: 'link', label: 'Investors', to: '/docs/investors' },
        { type: 'link', label: 'Contact us', to: '/contact/' },
      ],
    },
    { type: 'link', position: 'right', label: 'Version', to: '/docs/upgrading', className: 'my-version' },
    { type: 'link', position: 'right', label: 'GitHub', icon: 'github', href: settings.links.repository },
    { type: 'link', position: 'right', label: 'Discord', icon: 'discord', href: settings.links.chat },
    { type: 'link', position: 'right', label: 'X', icon: 'x', href: settings.links.social },
    { type: 'search', position: 'right' },
  ],
};
