import { activeHeading } from './active-heading';

const page = { offset: 90, viewport: 800, isAtEnd: false };

describe('activeHeading', () => {
  it('is none before the first heading', () => {
    expect(activeHeading({ ...page, tops: [300, 900] })).toBe(-1);
    expect(activeHeading({ ...page, tops: [] })).toBe(-1);
  });

  it('is the last heading that was reached', () => {
    expect(activeHeading({ ...page, tops: [-500, 90, 91] })).toBe(1);
    expect(activeHeading({ ...page, tops: [-500, -90, -9] })).toBe(2);
  });

  it('is the last one in sight at the end of the page', () => {
    expect(activeHeading({ ...page, tops: [-500, 300, 700, 790], isAtEnd: true })).toBe(3);
  });
});
