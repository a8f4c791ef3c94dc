import { createElement, memo } from 'react';
import { checkPageComponent } from './check-page';

const props = {
  path: '/about/',
  pageResources: { page: { componentChunkName: 'component---src-pages-about-tsx' } },
};
const message =
  'The page /about/ (src-pages-about-tsx) has no component. Its file needs a default export that is a React component, ' +
  'as in: export default function Page() { … }';

test('a page component without a default export is an error that names the page and asks for one [5.2]', () => {
  // What Gatsby produces for such a file: undefined, or the module itself.
  for (const type of [undefined, { query: 'q' }]) {
    // React logs its own long warning about such an element.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => checkPageComponent(createElement(type as never), props)).toThrow(new Error(message));
  }
});

test('every kind of component is one', () => {
  const Page = () => null;
  for (const type of [Page, memo(Page)])
    expect(() => checkPageComponent(createElement(type), props)).not.toThrow();
  expect(() => checkPageComponent(null, props)).not.toThrow();
});
