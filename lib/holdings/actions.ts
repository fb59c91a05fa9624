'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { hiddenTextOf, shortTextOf } from '@/lib/form-text';
import { newSavedId, sentOnce } from '@/lib/saved/saved-item';
import { failure, success } from '@/lib/result';
import { pressProblemOf } from '@/lib/saved/save-problem';
import { mergeIntoMySavedItems, requireSaver } from '@/lib/saved/store';
import { instrumentOf, readLotForm } from './read-lot';
import { emptyLot, type RemovalState, type SaveState, type WatchState } from './save-state';
import { savedTransactionsOf, watchedItemOf } from './saved-holding';
import { changeMyTransactions } from './store';
import { contentIdOf } from './transactions-to-import';

/**
 * Saves one purchase of the instrument that the form names, under the id that it brings: a form that is sent again because
 * its answer was lost saves the same purchase. Where the form corrects what it has just saved, `editedId` names that. Works
 * with and without scripts.
 */
export async function saveLot(_: SaveState, form: FormData): Promise<SaveState> {
  const saver = await requireSaver('saved');
  const newId = hiddenTextOf(form, 'id') || newSavedId();
  const read = readLotForm(form, newId, dateInIndia(new Date()));
  const { typed } = read;
  const refused = (status: SaveState['status']) => ({
    ...{ status, typed, problems: {} },
    ...{ newId, savedId: null },
  });
  if (!saver.ok) return refused(saver.problem);
  if (!read.ok) return { ...read.state, newId, savedId: null };
  const purchases = savedTransactionsOf(sentOnce(read.item));
  if (!purchases) return refused('invalid');
  const { assetClass, instrumentId, transactions } = purchases;
  const editedId = hiddenTextOf(form, 'editedId');
  let savedId: string | null = null;
  const saved = await changeMyTransactions<never>(saver.value, (all) => {
    const edited = all.find(({ id }) => id === editedId);
    const put = transactions
      .filter(({ id }) => edited || all.every((one) => one.id !== id))
      .map((transaction) => ({
        ...{ assetClass, instrumentId, ...transaction },
        id: edited?.id ?? transaction.id,
      }));
    savedId = edited?.id ?? transactions[0]?.id ?? null;
    return success({ put, removeIds: [] });
  });
  if (!saved.ok) return refused(saved.problem);
  refresh();
  return { status: 'saved', typed: emptyLot, problems: {}, newId: newSavedId(), savedId };
}

/**
 * Removes the transaction that the form names by `id`, and shows the page as it is now. One that was changed since the page
 * showed it (`removedFrom`) stays.
 */
export async function removeTransaction(_: RemovalState, form: FormData): Promise<RemovalState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return { status: saver.problem };
  const id = hiddenTextOf(form, 'id');
  const removedFrom = hiddenTextOf(form, 'removedFrom');
  const removed = await changeMyTransactions(saver.value, (all) => {
    const found = all.find((one) => one.id === id);
    return found && removedFrom !== '' && removedFrom !== contentIdOf(found)
      ? failure('changed')
      : success({ put: [], removeIds: [id] });
  });
  if (!removed.ok) {
    const { problem } = removed;
    return { status: problem === 'changed' ? problem : pressProblemOf(problem) };
  }
  refresh();
  return { status: 'saved' };
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
