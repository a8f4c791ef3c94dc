import { graphql, useStaticQuery } from 'gatsby';
import type { AnnouncementBar, FooterSettings, NavbarSettings } from '../site/types';

/** The settings of the frame around every page. */
export interface FrameSettings {
  navbar: NavbarSettings;
  footer: FooterSettings;
  announcement: AnnouncementBar | null;
}

/** Returns the settings of navbar, footer and announcement from GraphQL. */
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
