import { expertLinks, offersOf, readableAddress } from './expert';

const nobody = { website: null, github: null, x: null, linkedin: null };

test('handles become addresses', () => {
  expect(
    expertLinks({
      website: 'https://www.asius.ai/',
      github: 'karelnagel',
      x: 'AsiusAI',
      linkedin: 'in/karelnagel/',
    }),
  ).toEqual([
    { kind: 'website', label: 'asius.ai', href: 'https://www.asius.ai/' },
    { kind: 'github', label: 'karelnagel on GitHub', href: 'https://github.com/karelnagel' },
    { kind: 'x', label: '@AsiusAI on X', href: 'https://x.com/AsiusAI' },
    { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/in/karelnagel/' },
  ]);
  expect(expertLinks(nobody)).toEqual([]);
});

test('addresses are read without what every address has', () => {
  expect(readableAddress('https://www.example.com/')).toBe('example.com');
  expect(readableAddress('https://github.com/a/b')).toBe('github.com/a/b');
});

test('what an expert offers follows from the entry', () => {
  const work = ['https://github.com/a/b', 'https://example.com'];
  expect(offersOf({ work, website: 'https://a.com' })).toEqual(['product', 'code', 'site']);
  expect(offersOf({ work: [], website: null })).toEqual([]);
});
