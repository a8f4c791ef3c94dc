import { graphql, useStaticQuery } from 'gatsby';
import type { ResolvedAnnouncement, ResolvedNavbar } from '../site/defaults';
import type { FooterSettings } from '../site/types';

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
