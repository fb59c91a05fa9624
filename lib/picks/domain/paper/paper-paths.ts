import { picksPath } from '@/lib/picks/domain/company/paths';

export const paperPath = `${picksPath}/paper`;

export function paperPortfolioPath(id: string): string {
  return `${paperPath}/${encodeURIComponent(id)}`;
}

export function paperTradesPath(id: string): string {
  return `${paperPortfolioPath(id)}/trades.csv`;
}

/** Where the form is. @param query of a screen (`screen=…`) or of an own rule; empty for the watchlist */
export function paperFollowPath(query: string): string {
  return `${paperPath}/follow${query === '' ? '' : `?${query}`}`;
}

export const paperViews = ['holdings', 'trades', 'costs', 'method'] as const;
export type PaperView = (typeof paperViews)[number];

export function paperViewPath(id: string, view: PaperView): string {
  const path = paperPortfolioPath(id);
  return `${view === 'holdings' ? path : `${path}?view=${view}`}#parts`;
}
