'use server';

import { refresh } from 'next/cache';
import { putMyTrade, removeMyTrade } from './journal-store';

export type KeepTradeProblem = 'guest' | 'ended' | 'unavailable' | 'invalid' | 'full';

/** Keeps a member's trade on paper; null when it is kept. What comes from the browser is checked again. */
export async function keepTrade(entry: unknown): Promise<KeepTradeProblem | null> {
  const kept = await putMyTrade(entry);
  if (!kept.ok) return kept.problem;
  refresh();
  return null;
}

export async function removeTrade(id: unknown): Promise<KeepTradeProblem | null> {
  if (typeof id !== 'string') return 'invalid';
  const removed = await removeMyTrade(id);
  if (!removed.ok) return removed.problem;
  refresh();
  return null;
}
