import { scrollTopFor } from './scroll-top';

describe('scrollTopFor', () => {
  const box = { top: 100, bottom: 700, scrollTop: 50 };
  it('stays where the line is in sight', () => {
    expect(scrollTopFor({ top: 100, bottom: 126 }, box)).toBe(50);
  });
  it('brings a line out of sight to a third of the height', () => {
    expect(scrollTopFor({ top: 1300, bottom: 1326 }, box)).toBe(1050);
    expect(scrollTopFor({ top: -100, bottom: -74 }, box)).toBe(0);
  });
});
