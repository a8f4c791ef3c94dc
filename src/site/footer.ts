import { settings } from './settings';
import type { FooterSettings } from './types';

/** The footer of every page. */
export const footer: FooterSettings = {
  columns: [
    {
      title: 'Remotion',
      items: [
        { label: 'Getting started', to: '/docs/' },
        { label: 'Templates', to: '/templates/' },
        { label: 'API Reference', to: '/docs/api' },
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
        { label: 'Success Stories', to: '/success-stories' },
        { label: 'Support', to: '/docs/support' },
        { label: 'Changelog', href: 'https://remotion.dev/changelog' },
        { label: 'Acknowledgements', href: 'https://remotion.dev/acknowledgements' },
        { label: 'License', href: 'https://remotion.dev/license' },
        { label: 'Terms and Conditions', href: 'https://remotion.pro/terms' },
        { label: 'Privacy Policy', href: 'https://remotion.pro/privacy' },
        { label: 'Brand', to: '/brand' },
      ],
    },
  ],
  copyrightHolder: settings.name,
};
