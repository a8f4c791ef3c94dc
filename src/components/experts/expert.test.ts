import { expertLinks } from './expert';

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
