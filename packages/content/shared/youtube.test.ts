import { embedAddress, readVideoRef, watchAddress } from './youtube';

describe('readVideoRef', () => {
  it.each([
    ['dQw4w9WgXcQ', { id: 'dQw4w9WgXcQ' }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', { id: 'dQw4w9WgXcQ' }],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', { id: 'dQw4w9WgXcQ', start: 90 }],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', { id: 'dQw4w9WgXcQ' }],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7', { id: 'dQw4w9WgXcQ', start: 7 }],
  ])('reads %s', (address, expected) => {
    expect(readVideoRef(address)).toEqual(expected);
  });

  it.each([
    '',
    'x',
    'https://vimeo.com/123456789',
    'https://www.youtube.com/',
    'javascript:alert(1)',
  ])('refuses %p', (address) => {
    expect(readVideoRef(address)).toBeUndefined();
  });
});

describe('addresses', () => {
  it('keep the start', () => {
    expect(watchAddress({ id: 'dQw4w9WgXcQ', start: 90 })).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
    );
    expect(embedAddress({ id: 'dQw4w9WgXcQ', start: 90 })).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
    );
  });
});
