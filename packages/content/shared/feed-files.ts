/** The feeds of a set of posts, in order of preference. Their types are `application/rss+xml` and so on. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const;
