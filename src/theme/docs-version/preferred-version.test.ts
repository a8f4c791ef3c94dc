/** @jest-environment jsdom */
import { readPreferredVersion, savePreferredVersion } from './preferred-version';

const known = [{ name: 'current' }];

describe('preferred docs version', () => {
  it('is remembered per plugin [1.6, 9.10]', () => {
    expect(readPreferredVersion(known)).toBeNull();
    savePreferredVersion('current');
    expect(window.localStorage.getItem('docs-preferred-version-default')).toBe('current');
    expect(readPreferredVersion(known)).toBe('current');
  });

  it('forgets a version that is gone [1.6]', () => {
    savePreferredVersion('3.0');
    expect(readPreferredVersion(known)).toBeNull();
    expect(window.localStorage.getItem('docs-preferred-version-default')).toBeNull();
  });

  it('does without a storage that is forbidden', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(readPreferredVersion(known)).toBeNull();
    getItem.mockRestore();
  });
});
