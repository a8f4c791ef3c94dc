import { navbarAtRest, onAnchor, onScroll } from './visibility';

const at = (top: number) => ({ top, viewport: 800, page: 4000, navbar: 60 });

describe('navbar visibility', () => {
  it('stays above its own height', () => {
    expect(onScroll(navbarAtRest, at(59)).isHidden).toBe(false);
  });

  it('leaves on the way down and comes back on the way up', () => {
    const down = onScroll(navbarAtRest, at(300));
    expect(down).toEqual({ isHidden: true, lastTop: 300, isJump: false });
    expect(onScroll(down, at(290)).isHidden).toBe(false);
    expect(onScroll(onScroll(down, at(290)), at(291)).isHidden).toBe(true);
  });

  it('keeps still where nothing moved', () => {
    const down = onScroll(navbarAtRest, at(300));
    expect(onScroll(down, at(300)).isHidden).toBe(true);
  });

  it('does not come back when the end of the page bounces', () => {
    const end = onScroll(navbarAtRest, at(3210));
    expect(onScroll(end, at(3200)).isHidden).toBe(true);
    expect(onScroll(end, at(3100)).isHidden).toBe(false);
  });

  it('leaves when the page jumps to an anchor, up or down [4.12]', () => {
    const jumping = onAnchor({ isHidden: false, lastTop: 2000, isJump: false });
    expect(jumping.isHidden).toBe(true);
    const landed = onScroll(jumping, at(500));
    expect(landed).toEqual({ isHidden: true, lastTop: 500, isJump: false });
    expect(onScroll(landed, at(450)).isHidden).toBe(false);
  });
});
