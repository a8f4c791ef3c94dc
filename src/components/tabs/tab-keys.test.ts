import { tabIndexForKey } from './tab-keys';

describe('tabIndexForKey', () => {
  it('moves with the arrows and wraps at both ends', () => {
    expect(tabIndexForKey('ArrowRight', 0, 3)).toBe(1);
    expect(tabIndexForKey('ArrowRight', 2, 3)).toBe(0);
    expect(tabIndexForKey('ArrowLeft', 0, 3)).toBe(2);
  });

  it('goes to the ends with Home and End', () => {
    expect(tabIndexForKey('Home', 2, 3)).toBe(0);
    expect(tabIndexForKey('End', 0, 3)).toBe(2);
  });

  it('leaves other keys to the browser', () => {
    expect(tabIndexForKey('Tab', 0, 3)).toBeUndefined();
    expect(tabIndexForKey('ArrowDown', 0, 3)).toBeUndefined();
  });
});
