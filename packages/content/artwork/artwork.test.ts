import { artworkHue, artworkSize, drawArtwork } from '.';
import { motifs } from './motifs';
import { randomOf } from './random';
import { motifOf } from './subjects';

const facts = { seed: 'a', subject: 'Karaoke video maker', width: 1920, height: 1080 };

test('the same facts give the same drawing, another seed another one', () => {
  expect(drawArtwork(facts)).toBe(drawArtwork({ ...facts }));
  expect(drawArtwork(facts)).not.toBe(drawArtwork({ ...facts, seed: 'b' }));
  expect(artworkHue('a')).toBe(artworkHue('a'));
});

test('a drawing keeps the shape of the video', () => {
  expect(artworkSize({ width: 1080, height: 1920 })).toEqual([360, 640]);
  expect(artworkSize({ width: 480, height: 270 })).toEqual([640, 360]);
});

test('a release shows its number, and the playhead at its minor version', () => {
  const early = drawArtwork({ ...facts, version: '4.0' });
  expect(early).toContain('>4.0</text>');
  expect(early).not.toBe(drawArtwork({ ...facts, version: '4.1' }).replace('4.1', '4.0'));
});

test('posts on related subjects have different motifs', () => {
  const subjects = [
    'Sponsoring Mediabunny, in favor of our own parser',
    'Media Parser',
    'Editor Starter',
    'You can now deploy the Studio',
    'Lambda renders are now faster',
    'Render on Google Cloud Run, or on Lambda',
    'We raised CHF 180k',
    'Announcing pricing for company licenses',
  ];
  expect(new Set(subjects.map(motifOf)).size).toBe(subjects.length);
});

test('the subject decides the motif, and each motif is drawn in colors that the stylesheet knows', () => {
  expect(motifOf('Animated map')).toBe('map');
  expect(motifOf('Something else')).toBe('film');
  for (const [name, motif] of Object.entries(motifs)) {
    const drawing = motif(randomOf(name), 640, 360);
    expect(drawing).not.toContain('NaN');
    expect(drawing.match(/class="(?!(?:f[0123ia]|s[123a])")/)).toBeNull();
    expect(drawing.match(/class="/g)?.length).toBeGreaterThan(4);
  }
});
