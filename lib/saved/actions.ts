'use server';

import { refresh } from 'next/cache';
import { removeMySavedItem } from './store';

/** Removes the item that the form names by `id`, and shows the page as it is now. */
export async function removeSavedItem(form: FormData): Promise<void> {
  const id = form.get('id');
  if (typeof id === 'string') await removeMySavedItem(id);
  refresh();
}
