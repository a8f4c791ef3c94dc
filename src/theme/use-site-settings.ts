import { graphql, useStaticQuery } from 'gatsby';
import type { AnnouncementBar, FooterSettings, NavbarSettings } from '../site/types';

/** What stands around every page. */
export interface FrameSettings {
  navbar: NavbarSettings;
  footer: FooterSettings;
  announcement: AnnouncementBar | null;
}

/** The settings of navbar, footer and announcement, from the GraphQL layer like everything else that a page shows. */
export function useSiteSettings(): FrameSettings {
  return useStaticQuery<{ siteSettings: FrameSettings }>(graphql`
    query SiteSettings {
      siteSettings {
        navbar
        footer
        announcement
      }
    }
  `).siteSettings;
}
