import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import type { MarketQuery } from '@/lib/crypto/domain/market-query';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import type { Watchlist } from '@/lib/holdings/saved-holding';
import { CategoriesView, TrendingView } from './categories-view';
import { CoinsView } from './coins-view';
import { MoodView } from './mood-view';
import { MoversView } from './movers-view';
import { YoursView } from './yours-view';

/** The view that the address asks for. */
export function MarketView({
  query,
  figures,
  law,
  watchlist,
}: {
  query: MarketQuery;
  figures: ViewFigures;
  law: VdaLaw;
  /** Of the visitor, for the stars of the list. */
  watchlist: Watchlist;
}) {
  switch (figures.view) {
    case 'coins':
      return <CoinsView query={query} figures={figures} watchlist={watchlist} />;
    case 'yours':
      return <YoursView query={query} figures={figures} law={law} />;
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
