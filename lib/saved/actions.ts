'use server';

import { refresh } from 'next/cache';
import { hiddenTextOf } from '@/lib/form-text';
import { removeMySavedItem, requireSaver } from './store';

/** Removes the item that the form names by `id`, and shows the page as it is now. */
export async function removeSavedItem(form: FormData): Promise<void> {
  const saver = await requireSaver('saved');
  const id = hiddenTextOf(form, 'id');
  if (saver.ok && id !== '') await removeMySavedItem(saver.value, id);
  refresh();
}
