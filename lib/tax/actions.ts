'use server';

import { putMySavedItem, requireSaver } from '@/lib/saved/store';
import type { KeepState } from './keep-state';
import { savedCalculationOf } from './saved-calculation';

/**
 * Keeps a calculation in the account of whoever is signed in. The one way in which the figures of the calculator reach
 * a server: pressed on purpose, after the page has said so.
 */
export async function keepTaxCalculation(
  id: string,
  title: string,
  fragment: string,
): Promise<KeepState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return saver.problem === 'guest' ? 'ended' : saver.problem;
  const areTexts = [id, title, fragment].every((text) => typeof text === 'string');
  const item = areTexts ? savedCalculationOf(id, title, fragment) : null;
  if (!item) return 'invalid';
  const saved = await putMySavedItem(saver.value, item);
  if (saved.ok) return 'kept';
  return saved.problem === 'guest' ? 'ended' : saved.problem;
}
