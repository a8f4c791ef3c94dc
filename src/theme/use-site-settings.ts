import type { FooterSettings, ResolvedAnnouncement, ResolvedNavbar } from '@docs/content/settings';
import { graphql, useStaticQuery } from 'gatsby';

/** The settings of the frame around every page. */
export interface FrameSettings {
  navbar: ResolvedNavbar;
  footer: FooterSettings;
  announcement: ResolvedAnnouncement | null;
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
