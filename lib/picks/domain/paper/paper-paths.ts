import { picksPath } from '@/lib/picks/domain/company/paths';

export const paperPath = `${picksPath}/paper`;

export function paperPortfolioPath(id: string): string {
  return `${paperPath}/${encodeURIComponent(id)}`;
}

export function paperTradesPath(id: string): string {
  return `${paperPortfolioPath(id)}/trades.csv`;
}
