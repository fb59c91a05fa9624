'use server';

import { refresh } from 'next/cache';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { putMySavedItem, removeMySavedItem, requireSaver } from '@/lib/saved/store';
import { tradeItemOf } from '@/lib/options/data/saved-trade';

/** Saves a member's paper trade; null on success. Input from the browser is validated again. */
export async function saveTrade(sent: unknown): Promise<SaveProblem | null> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return saver.problem;
  const item = tradeItemOf(sent);
  if (!item) return 'invalid';
  const saveResult = await putMySavedItem(saver.value, item);
  if (!saveResult.ok) return saveResult.problem;
  refresh();
  return null;
}

/** Removes a member's trade; what is not there is no problem. */
export async function removeTrade(id: unknown): Promise<SaveProblem | null> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return saver.problem;
  if (typeof id !== 'string') return 'invalid';
  const removed = await removeMySavedItem(saver.value, id);
  if (!removed.ok) return removed.problem;
  refresh();
  return null;
}
