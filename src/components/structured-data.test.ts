import { articleData, breadcrumbData, jsonLd } from './structured-data';

const facts = { title: 'A </script> title', url: 'https://a.dev/x', image: 'https://a.dev/x.jpg' };

test('an article names its author, else the site, and leaves out what is not known', () => {
  const written = JSON.parse(jsonLd([articleData('TechArticle', facts)]))['@graph'][0];
  expect(written).toEqual({
    '@type': 'TechArticle',
    headline: 'A </script> title',
    url: 'https://a.dev/x',
    image: 'https://a.dev/x.jpg',
    author: { '@type': 'Organization', name: 'Remotion' },
    publisher: { '@type': 'Organization', name: 'Remotion' },
  });
  const post = articleData('BlogPosting', {
    ...facts,
    published: '2025-08-21',
    authors: [{ name: 'Ada', url: null }],
  });
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-08-21',
    dateModified: '2025-08-21',
    author: [{ '@type': 'Person', name: 'Ada' }],
  });
});

test('breadcrumbs are counted from one', () => {
  expect(breadcrumbData([{ name: 'Docs', url: 'https://a.dev/docs/' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://a.dev/docs/' }],
  });
});

test('no text ends the script that it stands in', () => {
  expect(jsonLd([articleData('TechArticle', facts)])).not.toContain('<');
});
