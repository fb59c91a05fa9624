'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { hiddenTextOf, shortTextOf } from '@/lib/form-text';
import { newSavedId, sentOnce } from '@/lib/saved/saved-item';
import { mergeIntoMySavedItems, putMySavedItem, requireSaver } from '@/lib/saved/store';
import { emptyLot, type SaveState, type WatchState } from './save-state';
import { instrumentOf, readLotForm } from './read-lot';
import { watchedItemOf } from './saved-holding';

/**
 * Saves one purchase of the instrument that the form names, under the id that it brings: a form that is sent again because
 * its answer was lost saves the same purchase. Works with and without scripts.
 */
export async function saveLot(_: SaveState, form: FormData): Promise<SaveState> {
  const saver = await requireSaver('saved');
  const newId = hiddenTextOf(form, 'id') || newSavedId();
  const read = readLotForm(form, newId, dateInIndia(new Date()));
  const { typed } = read;
  if (!saver.ok) return { status: saver.problem, typed, problems: {}, newId };
  if (!read.ok) return { ...read.state, newId };
  const saved = await putMySavedItem(saver.value, sentOnce(read.item));
  if (!saved.ok) return { status: saved.problem, typed, problems: {}, newId };
  refresh();
  return { status: 'saved', typed: emptyLot, problems: {}, newId: newSavedId() };
}

/** Puts the instrument that the form names on the watchlist, unless another tab has put it there: it is there once. */
export async function watch(_: WatchState, form: FormData): Promise<WatchState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return { status: saver.problem };
  const item = watchedItemOf(shortTextOf(form, 'id'), instrumentOf(form));
  if (!item) return { status: 'invalid' };
  const saved = await mergeIntoMySavedItems(saver.value, [{ ...item, updatedAt: new Date() }]);
  if (!saved.ok) return { status: saved.problem };
  refresh();
  return { status: 'saved' };
}
