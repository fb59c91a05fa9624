import { assetClasses } from '@/lib/holdings/holding';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import type { CardLayout } from '@/lib/dashboard/domain/card-layout';
import type { Early } from '@/lib/render-deadline';
import type { Loaded } from '@/lib/sources/sourced';
import type { CardId, LoadedCard } from '@/lib/dashboard/server/card-loaders';

/** Where a card stands: beside each other at desktop width `main` takes two thirds, `side` one; `row` is below both. */
export type CardPlace = 'main' | 'side' | 'row';

type View = Readonly<Record<CardPlace, readonly CardId[]>>;

/** The cards of each page of the dashboard, place by place. A feature adds its own card with one line here. */
const views = {
  guest: { main: ['worth'], side: ['sip', 'tax'], row: ['coins', 'agenda', 'headlines'] },
  new: {
    main: ['welcome'],
    side: ['start'],
    row: ['plans', 'watchlist', 'coins', 'agenda', 'headlines', 'begun-learning'],
  },
  unavailable: { main: ['unavailable'], side: ['agenda'], row: ['coins', 'headlines'] },
  overview: {
    main: ['worth', 'holdings'],
    side: ['allocation', 'attention', 'agenda'],
    row: ['coins', 'learning', 'headlines'],
  },
  holdings: { main: ['all-holdings', 'entry'], side: ['returns', 'growth'], row: ['realised'] },
  // The sample household has no transactions to enter. In this view and the next one the main column is longer, so that
  // the side has one more card.
  sample: {
    main: ['all-holdings', 'realised'],
    side: ['returns', 'growth', 'allocation'],
    row: [],
  },
  // The address opens a member's form of transactions: it comes first, because it would be below the screen otherwise.
  entry: {
    main: ['entry', 'all-holdings'],
    side: ['returns', 'growth', 'allocation'],
    row: ['realised'],
  },
  plans: { main: ['plans'], side: ['target', 'sessions'], row: ['calculators'] },
  // With the form of the target open, the side column is higher by the height of the calculators.
  target: { main: ['plans', 'calculators'], side: ['target', 'sessions'], row: [] },
  checks: { main: ['checks'], side: [], row: [] },
  // A guest's checks and the calculators are beside the first steps.
  start: { main: ['checks', 'calculators'], side: ['start'], row: [] },
  watchlist: { main: ['watchlist'], side: ['mood', 'paper'], row: ['screens'] },
  data: { main: ['sources'], side: ['funds'], row: [] },
} as const satisfies Record<string, View>;

type ViewId = keyof typeof views;

/** Which page a viewer sees. A guest has the sample household, so that only two of the parts are theirs. */
export function viewIdOf({
  kind,
  tab,
  open,
  edit,
  items,
}: Pick<Viewer, 'kind' | 'tab' | 'open' | 'edit' | 'items'>): ViewId {
  if (tab === 'data') return 'data';
  if (kind === 'guest') return tab === 'checks' ? 'start' : 'guest';
  const isEntering = open === 'add' || open === 'import' || open === 'prices' || edit !== null;
  if (tab === 'holdings' && kind === 'demo') return 'sample';
  if (tab === 'holdings' && isEntering) return 'entry';
  if (tab === 'plans' && open === 'target') return 'target';
  if (tab !== 'overview') return tab;
  if (items === null) return 'unavailable';
  const hasHoldings = assetClasses.some((one) => holdingsIn(items, one).length > 0);
  return hasHoldings ? 'overview' : 'new';
}

export function viewOf(id: ViewId): View {
  return views[id];
}

export function cardsOf({ main, side, row }: View): readonly CardId[] {
  return [...main, ...side, ...row];
}

/** Components may import the types of the loaders, not the loaders. */
export type { CardData, CardId, LoadedCard } from '@/lib/dashboard/server/card-loaders';

export type PreparedDashboard = {
  viewer: Viewer;
  viewId: ViewId;
  layout: CardLayout;
  /** Source and date of the prices of a member's holdings. */
  prices: Early<Loaded<unknown> | null>;
  /** No entry for a card that the member has hidden. */
  loaded: { readonly [Id in CardId]?: Early<LoadedCard<Id>> };
};
