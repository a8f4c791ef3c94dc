import { renderToStaticMarkup } from 'react-dom/server';
import { Link } from './link';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/prefix${path}` }));

describe('Link', () => {
  it('puts the path prefix in front of routes of ours', () => {
    expect(renderToStaticMarkup(<Link to="/docs/">Docs</Link>)).toBe('<a href="/prefix/docs/">Docs</a>');
  });

  it('leaves hashes and other addresses as they are', () => {
    expect(renderToStaticMarkup(<Link to="#x">x</Link>)).toBe('<a href="#x">x</a>');
    expect(renderToStaticMarkup(<Link to="mailto:hi@remotion.dev">Mail</Link>)).toBe(
      '<a href="mailto:hi@remotion.dev">Mail</a>',
    );
    expect(renderToStaticMarkup(<Link to="//example.com">x</Link>)).toBe('<a href="//example.com">x</a>');
  });

  it('marks a link that leaves the site only where it is asked to', () => {
    expect(
      renderToStaticMarkup(
        <Link to="https://example.com" external className="card">
          Out
        </Link>,
      ),
    ).toBe('<a href="https://example.com" class="card external">Out</a>');
    expect(
      renderToStaticMarkup(
        <Link to="/docs" external>
          In
        </Link>,
      ),
    ).toBe('<a href="/prefix/docs">In</a>');
  });
});
