'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { newSavedId } from '@/lib/saved/saved-item';
import { putMySavedItem } from '@/lib/saved/store';
import { emptyLot, type KeepState } from './keep-state';
import { readLot } from './read-lot';
import { lotItemOf, watchedItemOf } from './saved-holding';

/** Keeps one purchase of the instrument that the form names. Works with and without scripts. */
export async function keepLot(_: KeepState, form: FormData): Promise<KeepState> {
  const typed = {
    boughtOn: textOf(form, 'boughtOn'),
    quantity: textOf(form, 'quantity'),
    cost: textOf(form, 'cost'),
  };
  const read = readLot(typed, dateInIndia(new Date()));
  if (!read.ok) return { status: 'invalid', typed, problems: read.problems };
  const item = lotItemOf(
    { assetClass: textOf(form, 'assetClass'), instrumentId: textOf(form, 'instrumentId') },
    { ...read.lot, id: newSavedId() },
  );
  if (!item) return { status: 'invalid', typed, problems: {} };
  const saved = await putMySavedItem(item);
  if (!saved.ok) return { status: saved.problem, typed, problems: {} };
  refresh();
  return { status: 'saved', typed: emptyLot, problems: {} };
}

/** Puts the instrument that the form names on the watchlist. */
export async function watch(form: FormData): Promise<void> {
  const item = watchedItemOf(textOf(form, 'id'), {
    assetClass: textOf(form, 'assetClass'),
    instrumentId: textOf(form, 'instrumentId'),
  });
  if (item) await putMySavedItem(item);
  refresh();
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
