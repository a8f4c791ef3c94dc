import { formatDate } from './format-date';

describe('formatDate', () => {
  it('writes a day, whatever the reader’s time zone', () => {
    expect(formatDate('2025-08-21')).toBe('August 21, 2025');
    expect(formatDate('2025-12-31T23:59:59Z')).toBe('December 31, 2025');
  });

  it('leaves what is no date as it is', () => {
    expect(formatDate('soon')).toBe('soon');
  });
});
