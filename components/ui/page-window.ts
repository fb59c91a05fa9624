/** A page's number, or a gap where pages are left out. */
export type PageStep = number | 'gap';

/**
 * The pages that a pagination names: the first, the last, the current one (`page`, from 1) and its neighbours. A gap
 * never replaces a single page, which takes no more space than the gap, and the length stays the same on every page,
 * so that the buttons do not move under the pointer.
 */
export function pageWindow(page: number, pageCount: number): readonly PageStep[] {
  const shown = 7;
  if (pageCount <= shown) return numbersFrom(1, pageCount);
  if (page <= 4) return [...numbersFrom(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...numbersFrom(pageCount - 4, pageCount)];
  return [1, 'gap', ...numbersFrom(page - 1, page + 1), 'gap', pageCount];
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
