/**
 * One page of a list, with the number of its first item, from 1. A page past the end is the last one, and an empty list
 * has one page.
 */
export function pageOf<Item>(items: readonly Item[], wantedPage: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(wantedPage, pageCount);
  const before = (page - 1) * pageSize;
  return { items: items.slice(before, before + pageSize), from: before + 1, page, pageCount };
}
