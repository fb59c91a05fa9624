'use server';

import { refresh } from 'next/cache';
import { hiddenTextOf } from '@/lib/form-text';
import { readBroughtItems } from './brought-items';
import type { UniteState } from './unite-state';
import { removeMySavedItem, requireSaver, uniteWithMySavedItems } from './store';

/** Removes the item that the form names by `id`, and shows the page as it is now. */
export async function removeSavedItem(form: FormData): Promise<void> {
  const saver = await requireSaver('saved');
  const id = hiddenTextOf(form, 'id');
  if (saver.ok && id !== '') await removeMySavedItem(saver.value, id);
  refresh();
}

/** Adds what a browser kept to the account of whoever is signed in. @param input the items, as the browser has them. */
export async function uniteSavedItems(input: unknown): Promise<UniteState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return { status: saver.problem };
  const brought = readBroughtItems(input, new Date());
  if (!brought) return { status: 'invalid' };
  const { items, unfitIds } = brought;
  const united = await uniteWithMySavedItems(saver.value, items);
  if (!united.ok) return { status: united.problem };
  refresh();
  return { status: 'united', doneIds: [...items.map(({ id }) => id), ...unfitIds] };
}
