'use server';

import { putMySavedItem } from '@/lib/saved/store';
import type { CardLayout } from './card-layout';
import { layoutItemOf } from './saved-layout';

/** Keeps the person's layout of the dashboard. What is no layout is not kept. */
export async function saveCardLayout(layout: CardLayout): Promise<void> {
  const item = layoutItemOf(layout);
  if (item) await putMySavedItem(item);
}
