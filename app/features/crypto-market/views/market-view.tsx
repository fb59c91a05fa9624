import type { MarketQuery } from '@/lib/crypto/domain/market-query';
import type { loadView } from '../view-figures';
import { CategoriesView } from './categories-view';
import { CoinsView } from './coins-view';
import { MoodView } from './mood-view';
import { MoversView } from './movers-view';
import { TrendingView } from './trending-view';
import { YoursView } from './yours-view';

/** The view that the address asks for. */
export function MarketView({
  query,
  figures,
}: {
  query: MarketQuery;
  figures: Awaited<ReturnType<typeof loadView>>;
}) {
  switch (figures.view) {
    case 'coins':
      return <CoinsView query={query} figures={figures} />;
    case 'yours':
      return <YoursView query={query} figures={figures} />;
    case 'movers':
      return <MoversView query={query} figures={figures} />;
    case 'trending':
      return <TrendingView query={query} figures={figures} />;
    case 'categories':
      return <CategoriesView query={query} figures={figures} />;
    case 'mood':
      return <MoodView query={query} figures={figures} />;
  }
}
