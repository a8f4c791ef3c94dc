/** Id of the box that reports that the page's code could not be loaded. */
export const boxId = 'load-failure';

/** Id of the banner that explains that the site is served from another path than it was built for. */
export const bannerId = 'base-url-banner';
