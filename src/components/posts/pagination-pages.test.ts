import { pageNumbers, postListPath } from './pagination-pages';

describe('postListPath', () => {
  it('leaves the number out on the first page', () => {
    expect(postListPath('blog', 1)).toBe('/blog');
    expect(postListPath('blog', 3)).toBe('/blog/page/3');
  });
});

describe('pageNumbers', () => {
  it('shows all pages where there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
  });

  it('leaves out what is far from the current page', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
    expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
  });
});
