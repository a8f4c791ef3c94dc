import { graphql, useStaticQuery } from 'gatsby';
import type { AnnouncementBar, FooterSettings, NavbarSettings } from '../site/types';

/** The settings of the frame around every page. */
export interface FrameSettings {
  navbar: NavbarSettings;
  footer: FooterSettings;
  announcement: AnnouncementBar | null;
}

/** The settings of navbar, footer and announcement, from GraphQL like everything else that a page shows. */
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
