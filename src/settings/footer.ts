import type { FooterSettings } from '@docs/content/settings';
import { settings } from './settings';

/** The footer of every page. */
export const footer: FooterSettings = {
  columns: [
    {
      title: 'Remotion',
      items: [
        { label: 'Getting started', to: '/docs/' },
        { label: 'Templates', to: '/templates/' },
        { label: 'API reference', to: '/docs/api' },
        { label: 'Player', to: '/player/' },
        { label: 'Lambda', to: '/lambda/' },
        { label: 'Learn', to: '/learn' },
        { label: 'Convert a video', href: 'https://remotion.dev/convert' },
        { label: 'Store', href: 'https://remotion.pro/store' },
        { label: 'GitHub', href: settings.links.repository },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Showcase', to: '/showcase/' },
        { label: 'Experts', to: '/experts/' },
        { label: 'Discord', href: settings.links.chat },
        { label: 'X', href: settings.links.social },
        { label: 'YouTube', href: 'https://youtube.com/@remotion_dev' },
        { label: 'LinkedIn', href: 'https://www.linkedin.com/company/remotion-dev/' },
        { label: 'Instagram', href: 'https://instagram.com/remotion' },
        { label: 'TikTok', href: 'https://www.tiktok.com/@remotion' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'About us', to: '/about/' },
        { label: 'Contact us', to: '/contact/' },
        { label: 'Blog', to: '/blog' },
        { label: 'Success stories', to: '/success-stories' },
        { label: 'Support', to: '/docs/support' },
        { label: 'Changelog', href: 'https://remotion.dev/changelog' },
        { label: 'Acknowledgements', href: 'https://remotion.dev/acknowledgements' },
        { label: 'License', href: 'https://remotion.dev/license' },
        { label: 'Terms and conditions', href: 'https://remotion.pro/terms' },
        { label: 'Privacy policy', href: 'https://remotion.pro/privacy' },
        { label: 'Brand', to: '/brand' },
      ],
    },
  ],
  copyrightHolder: settings.name,
};
