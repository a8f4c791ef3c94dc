import { initialsOf } from './monogram';

test('initials are of the first and the last word', () => {
  expect(initialsOf('Jonny Burger')).toBe('JB');
  expect(initialsOf('Sam Bowen Hughes')).toBe('SH');
  expect(initialsOf('iamshankhadeep')).toBe('I');
  expect(initialsOf('Élodie 𝒳avier')).toBe('É𝒳');
  expect(initialsOf(' ')).toBe('');
});
