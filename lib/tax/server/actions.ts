'use server';

import { putMySavedItem, requireSaver } from '@/lib/saved/store';
import type { SaveState } from '@/lib/tax/data/saved-calculation';
import { savedCalculationOf } from '@/lib/tax/data/saved-calculation';

/**
 * Saves a calculation in the signed-in member's account. This is the only way in which the calculator's figures reach
 * a server: the member presses the button after the page has said so.
 */
export async function saveTaxCalculation(
  id: string,
  title: string,
  fragment: string,
): Promise<SaveState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return saver.problem === 'guest' ? 'ended' : saver.problem;
  const areTexts = [id, title, fragment].every((text) => typeof text === 'string');
  const item = areTexts ? savedCalculationOf(id, title, fragment) : null;
  if (!item) return 'invalid';
  const saved = await putMySavedItem(saver.value, item);
  if (saved.ok) return 'saved';
  return saved.problem === 'guest' ? 'ended' : saved.problem;
}
