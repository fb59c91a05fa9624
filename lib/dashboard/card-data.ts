import type { CardLayout } from '@/lib/dashboard/domain/card-layout';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import type { Early } from '@/lib/render-deadline';
import type { Loaded } from '@/lib/sources/sourced';
import type { CardId, LoadedCard } from './server/card-loaders';
import type { ViewId } from './views';

/** Components may import the types of the loaders, not the loaders. */
export type { CardData, CardId, LoadedCard } from './server/card-loaders';

export type PreparedDashboard = {
  viewer: Viewer;
  viewId: ViewId;
  layout: CardLayout;
  /** Source and date of the prices of a member's holdings. */
  prices: Early<Loaded<unknown> | null>;
  /** No entry for a card that the member has hidden. */
  loaded: { readonly [Id in CardId]?: Early<LoadedCard<Id>> };
};
