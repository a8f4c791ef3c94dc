import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { feedLinks } from './feed-links';
import { pageTitle, publicUrl, Seo, type SeoProps } from './seo';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/prefix${path}` }));

function headOf(props: SeoProps): string {
  const context: { helmet?: HelmetServerState } = {};
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      <Seo {...props} />
    </HelmetProvider>,
  );
  const { title, meta, link, script } = context.helmet as HelmetServerState;
  return [title, meta, link, script].map(String).join('').replaceAll(' data-rh="true"', '');
}

describe('Seo', () => {
  it('writes title, description, canonical address and cards', () => {
    const head = headOf({
      title: 'Lambda',
      description: 'Render in the cloud.',
      path: '/lambda/',
      image: '/a.png',
    });
    expect(head).toContain('>Lambda | Remotion</title>');
    expect(head).toContain('<meta name="description" content="Render in the cloud."/>');
    expect(head).toContain('<link rel="canonical" href="https://www.remotion.dev/prefix/lambda/"/>');
    expect(head).toContain('<meta property="og:image" content="https://www.remotion.dev/prefix/a.png"/>');
    expect(head).not.toContain('robots');
  });

  it('points at the Markdown and at the card that the build makes', () => {
    const head = headOf({ title: 'Setup', path: '/docs/lambda/setup' });
    const base = 'https://www.remotion.dev/prefix';
    expect(head).toContain(
      `<link rel="alternate" type="text/markdown" href="${base}/docs/lambda/setup.md"/>`,
    );
    expect(head).toContain(`<meta property="og:image" content="${base}/cards/docs/lambda/setup.jpg"/>`);
    expect(head).toContain('<meta property="og:image:width" content="1200"/>');
    expect(head).toContain('<meta property="og:image:height" content="630"/>');
    expect(head).toContain('<meta property="og:image:alt" content="Setup | Remotion"/>');
  });

  it('of a picture of its own no size is known, and a page that is passed over has the picture of the site', () => {
    expect(headOf({ title: 'x', path: '/x', image: '/a.png' })).not.toContain('og:image:width');
    const head = headOf({ title: 'x', path: '/x', noindex: true });
    expect(head).toContain('content="https://www.remotion.dev/prefix/social.png"');
    expect(head).not.toContain('text/markdown');
    expect(headOf({ title: 'x', path: '/x', noindex: true, hasFiles: true })).toContain('/cards/x.jpg');
  });

  it('names the feeds that go with the page', () => {
    const head = headOf({ title: 'Blog', path: '/blog', children: feedLinks('/blog') });
    for (const [type, name] of [
      ['rss+xml', 'rss.xml'],
      ['atom+xml', 'atom.xml'],
      ['feed+json', 'feed.json'],
    ]) {
      expect(head).toContain(
        `<link rel="alternate" type="application/${type}" title="Remotion" href="https://www.remotion.dev/prefix/blog/${name}"/>`,
      );
    }
  });

  it('says in JSON-LD what the page is about', () => {
    const head = headOf({
      title: 'x',
      path: '/x',
      structuredData: [{ '@type': 'TechArticle', headline: 'x' }],
    });
    expect(head).toContain(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"TechArticle","headline":"x"}]}</script>',
    );
  });

  it('names the home page by the tagline', () => {
    expect(pageTitle(undefined)).toBe('Remotion | Make videos programmatically');
  });

  it('keeps a page out of search engines where asked', () => {
    expect(headOf({ title: 'x', path: '/x', noindex: true })).toContain(
      '<meta name="robots" content="noindex"/>',
    );
  });

  it('leaves addresses as they are', () => {
    expect(publicUrl('https://example.com/a.png')).toBe('https://example.com/a.png');
  });
});
