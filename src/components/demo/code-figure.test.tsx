import { renderToStaticMarkup } from 'react-dom/server';
import { CodeFigure } from './code-figure';
import { CopyButton } from './copy-button';

const button = renderToStaticMarkup(<CopyButton />);

test('TypeScript is drawn line by line, with its tokens', () => {
  expect(renderToStaticMarkup(<CodeFigure code={"const a = 'b';\nc"} className="wide" />)).toBe(
    '<figure class="code-block wide" data-language="tsx"><pre class="language-tsx" tabindex="0"><code>' +
      '<span class="line"><span class="token keyword">const</span><span> a </span>' +
      '<span class="token operator">=</span><span> </span>' +
      '<span class="token string">&#x27;b&#x27;</span><span>;</span></span>\n' +
      `<span class="line"><span>c</span></span>\n</code></pre>${button}</figure>`,
  );
});

test('what is not TypeScript is plain, below the name of its file', () => {
  expect(renderToStaticMarkup(<CodeFigure code="return: 1" language="yaml" title="a.yaml" />)).toBe(
    '<figure class="code-block " data-language="yaml"><figcaption class="code-title">a.yaml</figcaption>' +
      '<pre class="language-yaml" tabindex="0"><code>' +
      `<span class="line"><span>return: 1</span></span>\n</code></pre>${button}</figure>`,
  );
});
