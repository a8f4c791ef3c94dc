import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { pageTitle, publicUrl, Seo, type SeoProps } from './seo';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/prefix${path}` }));

function headOf(props: SeoProps): string {
  const context: { helmet?: HelmetServerState } = {};
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      <Seo {...props} />
    </HelmetProvider>,
  );
  const { title, meta, link } = context.helmet as HelmetServerState;
  return [title, meta, link].map(String).join('').replaceAll(' data-rh="true"', '');
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
