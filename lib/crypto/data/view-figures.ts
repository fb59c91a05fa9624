import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import type { Market } from '@/lib/crypto/domain/coin';
import type { MoodReading } from '@/lib/crypto/domain/mood-summary';
import type { Result } from '@/lib/result';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { Loaded } from '@/lib/sources/sourced';
import type { DollarRate } from './history-payloads';
import type { CoinCategory, TrendingCoin } from './trending-payload';

/** Null where nothing is converted: the figures are shown in their own currency. */
type Rate = Loaded<DollarRate> | null;

/** What each view of the market shows. */
type AnyView =
  | {
      view: 'coins';
      market: Loaded<Market>;
      categories: Loaded<readonly CoinCategory[]>;
      /** The ids of the chosen category's coins; null without one. */
      members: Loaded<readonly string[]> | null;
      rate: Rate;
    }
  | { view: 'yours'; items: Result<SavedItem[], AccountProblem>; market: Loaded<Market> }
  | { view: 'movers'; market: Loaded<Market>; rate: Rate }
  | {
      view: 'trending';
      trending: Loaded<readonly TrendingCoin[]>;
      market: Loaded<Market>;
      rate: Rate;
    }
  | {
      view: 'categories';
      /** In dollars. */
      categories: Loaded<readonly CoinCategory[]>;
      /** To convert them into rupees; null while dollars are shown. */
      rate: Rate;
    }
  | { view: 'mood'; mood: Loaded<readonly MoodReading[]> };

export type ViewFigures<View extends AnyView['view'] = AnyView['view']> = Extract<
  AnyView,
  { view: View }
>;

/** The figures whose source and age are those of the page. */
export function mainFigures(figures: ViewFigures): Loaded<unknown> {
  switch (figures.view) {
    case 'categories':
      return figures.categories;
    case 'mood':
      return figures.mood;
    case 'trending':
      return figures.trending;
    case 'coins':
    case 'yours':
    case 'movers':
      return figures.market;
  }
}
