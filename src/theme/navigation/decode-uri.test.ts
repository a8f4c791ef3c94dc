import decodeLeniently from './decode-uri';

test('what is well encoded is decoded, anything else stays as it is', () => {
  expect(['#caf%C3%A9', '#%', '#%E0%A4%A', '#a%zz', ''].map(decodeLeniently)).toEqual([
    '#café',
    '#%',
    '#%E0%A4%A',
    '#a%zz',
    '',
  ]);
});
