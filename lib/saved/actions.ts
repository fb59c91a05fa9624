'use server';

import { refresh } from 'next/cache';
import { hiddenTextOf } from '@/lib/form-text';
import { success } from '@/lib/result';
import type { PressState } from './save-problem';
import { removeMySavedItem, requireSaver } from './store';

/** Removes the item that the form names by `id`, and shows the page as it is now. */
export async function removeSavedItem(_: PressState, form: FormData): Promise<PressState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return { status: saver.problem };
  const id = hiddenTextOf(form, 'id');
  const removed = id === '' ? success(null) : await removeMySavedItem(saver.value, id);
  if (!removed.ok) return { status: removed.problem };
  refresh();
  return { status: 'saved' };
}
