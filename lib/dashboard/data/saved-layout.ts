import 'server-only';
import { z } from 'zod';
import { onlyItemId, readItems, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { layoutLimits, plainLayout, type CardLayout } from '@/lib/dashboard/domain/card-layout';

const ids = z.array(z.string().regex(layoutLimits.id)).max(layoutLimits.cards);
const cardLayoutSchema = z.object({ order: ids, hidden: ids, collapsed: ids });

const version = 1;

/** The saved item for a layout; null where the input is no layout. */
export function layoutItemOf(layout: unknown): NewSavedItem | null {
  const data = cardLayoutSchema.safeParse(layout);
  if (!data.success) return null;
  return { id: onlyItemId['dashboard-layout'], kind: 'dashboard-layout', version, data: data.data };
}

export function layoutIn(items: readonly SavedItem[]): CardLayout {
  const [saved] = readItems(items, 'dashboard-layout', version, cardLayoutSchema);
  return saved?.data ?? plainLayout;
}
