import { mayPrefetchOver } from './may-prefetch';

describe('mayPrefetchOver', () => {
  it('spares data savers and slow connections', () => {
    expect(mayPrefetchOver(undefined)).toBe(true);
    expect(mayPrefetchOver({ effectiveType: '4g', saveData: false })).toBe(true);
    expect(mayPrefetchOver({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetchOver({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetchOver({ effectiveType: '4g', saveData: true })).toBe(false);
  });
});
