import { renderToStaticMarkup } from 'react-dom/server';
import {
  browserNames,
  type ComponentName,
  largeComponentNames,
} from '../../packages/content/compile/component-table';
import { demoOf } from '../../packages/content/demos';
import { components } from './components';
import { allComponents } from './large-components';

test('the table has exactly the components that the build knows', () => {
  expect(Object.keys(allComponents).sort()).toEqual([...browserNames].sort());
});

test('the components with large code are those that the build gives their own template', () => {
  const large = Object.keys(allComponents).filter((name) => !Object.hasOwn(components, name));
  expect(large.sort()).toEqual([...largeComponentNames].sort());
});

function html(name: ComponentName, props: Record<string, unknown>, children?: React.ReactNode) {
  const Component = allComponents[name];
  if (!Component) throw new Error(`${name} is not in the table.`);
  return renderToStaticMarkup(<Component {...props}>{children}</Component>);
}

test('TsType names the package and links where it is told to', () => {
  expect(html('TsType', { type: 'SpringConfig', source: 'remotion', href: '/docs/spring' })).toContain(
    '<a href="/docs/spring"><code>SpringConfig</code></a>',
  );
  expect(html('TsType', { type: 'X' })).toBe('<span><code>X</code></span>');
});

test('Experimental has a text, or takes one', () => {
  expect(html('Experimental', {})).toContain('admonition-warning');
  expect(html('Experimental', {}, <p>Own</p>)).toContain('<p>Own</p>');
});

test('Credits links people to GitHub', () => {
  const markup = html('Credits', {
    authors: [{ username: 'ada', displayName: 'Ada', contribution: 'Types' }],
  });
  expect(markup).toContain('<a href="https://github.com/ada">Ada</a><span>Types</span>');
});

test('CompatibilityTable shows what is known, in words', () => {
  const markup = html('CompatibilityTable', { chrome: true, firefox: false, node: true, hideServers: true });
  expect(markup).toContain('Chrome');
  expect(markup).toMatch(/Firefox<span[^>]*>: (<!-- -->)?No<\/span>/);
  expect(markup).not.toContain('Safari');
  expect(markup).not.toContain('Node.js');
});

test('Installation has the structure of a fence for each package manager', () => {
  const markup = html('Installation', { pkg: 'remotion @remotion/cli' });
  expect(markup.match(/<figure class="code-block" data-language="bash">/g)).toHaveLength(4);
  expect(markup.match(/data-copy=""/g)).toHaveLength(4);
  expect(markup.replace(/<[^>]+>/g, '')).toContain('npm i --save-exact remotion @remotion/cli');
});

test('Demo is a poster in both modes, with plain controls, their values and its caption', () => {
  const markup = html('Demo', {
    type: 'spring',
    ...demoOf('spring'),
    poster: 'spring.damping-200',
    values: { damping: 200 },
  });
  expect(markup).toContain(
    'src="/demos/spring.damping-200-light.avif" width="960" height="480" alt="A spring"',
  );
  expect(markup).toContain('src="/demos/spring.damping-200-dark.avif"');
  expect(markup.match(/loading="lazy"/g)).toHaveLength(2);
  expect(markup).toMatch(/<button type="button"[^>]* aria-label="Play “A spring”"[^>]* data-needs-js=""/);
  expect(markup).toMatch(/<input[^>]*type="range"[^>]* value="200"/);
  expect(markup.replace(/<[^>]+>/g, '')).toContain('damping: 200,');
  expect(markup).toContain('<figcaption>The curve shows the spring');
});
