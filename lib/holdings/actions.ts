'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { shortTextOf } from '@/lib/form-text';
import { newSavedId } from '@/lib/saved/saved-item';
import { putMySavedItem } from '@/lib/saved/store';
import { emptyLot, type KeepState } from './keep-state';
import { instrumentOf, readLotForm } from './read-lot-form';
import { watchedItemOf } from './saved-holding';

/** Keeps one purchase of the instrument that the form names. Works with and without scripts. */
export async function keepLot(_: KeepState, form: FormData): Promise<KeepState> {
  const read = readLotForm(form, newSavedId(), dateInIndia(new Date()));
  if (!read.ok) return read.state;
  const saved = await putMySavedItem(read.item);
  if (!saved.ok) return { status: saved.problem, typed: read.typed, problems: {} };
  refresh();
  return { status: 'saved', typed: emptyLot, problems: {} };
}

/** Puts the instrument that the form names on the watchlist. */
export async function watch(form: FormData): Promise<void> {
  const item = watchedItemOf(shortTextOf(form, 'id'), instrumentOf(form));
  if (item) await putMySavedItem(item);
  refresh();
}
