import type { MarketQuery } from '@/lib/crypto/domain/market-query';
import {
  loadCategories,
  loadCategoryMembers,
  loadDollarRate,
  loadFearGreed,
  loadMarket,
  loadTrending,
} from '@/lib/crypto/server/source';
import { listMySavedItems } from '@/lib/saved/store';

/** What the chosen view shows, and nothing that another one would. */
export async function loadView(query: MarketQuery) {
  const rateOf = () => (query.currency === 'usd' ? loadDollarRate() : null);
  switch (query.view) {
    case 'coins': {
      const [market, categories, members, rate] = await Promise.all([
        loadMarket(),
        loadCategories(),
        query.category ? loadCategoryMembers(query.category) : null,
        rateOf(),
      ]);
      return { view: query.view, market, categories, members, rate } as const;
    }
    case 'yours': {
      const [items, market] = await Promise.all([listMySavedItems(), loadMarket()]);
      return { view: query.view, items, market } as const;
    }
    case 'movers': {
      const [market, rate] = await Promise.all([loadMarket(), rateOf()]);
      return { view: query.view, market, rate } as const;
    }
    case 'trending': {
      const [trending, market, rate] = await Promise.all([loadTrending(), loadMarket(), rateOf()]);
      return { view: query.view, trending, market, rate } as const;
    }
    case 'categories':
      return { view: query.view, categories: await loadCategories() } as const;
    case 'mood':
      return { view: query.view, mood: await loadFearGreed() } as const;
  }
}

type AnyView = Awaited<ReturnType<typeof loadView>>;
/** The figures of one view. */
export type ViewFigures<View extends AnyView['view']> = Extract<AnyView, { view: View }>;

/** The figures of the view that a reader looks at: their state is the state of the page. */
export function mainFigures(figures: AnyView) {
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
