'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { loadMarket } from '@/lib/crypto/server/source';
import { fileOf, hasField, hiddenTextOf, shortTextOf } from '@/lib/form-text';
import { findSchemes, loadSchemes } from '@/lib/funds/server/source';
import { assetGroups, readTarget, targetTexts } from '@/lib/holdings/allocation';
import {
  assetClasses,
  instrumentKey,
  transactionTypes,
  type AssetClass,
  type Instrument,
} from '@/lib/holdings/holding';
import { priceDayOf2018 } from '@/lib/holdings/cost-of-2018';
import { csvLimits } from '@/lib/holdings/csv-format';
import { readHoldingsCsv } from '@/lib/holdings/holdings-csv';
import { readLot } from '@/lib/holdings/read-lot';
import { readTransaction } from '@/lib/holdings/read-transaction';
import { heldForSale } from '@/lib/holdings/sale-check';
import {
  targetIn,
  targetItemOf,
  withTypedPrice,
  withoutTypedPrice,
} from '@/lib/holdings/saved-wishes';
import { changeMyTransactions } from '@/lib/holdings/store';
import { transactionsIn } from '@/lib/holdings/transaction-items';
import { contentIdOf, transactionsToImport } from '@/lib/holdings/transactions-to-import';
import { householdFields, shownPrefix } from '@/lib/household/household';
import { readHousehold, type HouseholdTyped } from '@/lib/household/read-household';
import { changedHousehold } from '@/lib/household/saved-household';
import { failure, success } from '@/lib/result';
import { newSavedId, sentOnce } from '@/lib/saved/saved-item';
import { decodeText } from '@/lib/text/decode-text';
import { pressProblemOf, type PressState, type SaveStatus } from '@/lib/saved/save-problem';
import {
  changeMySavedItems,
  listSavedItemsOf,
  putMySavedItem,
  requireSaver,
} from '@/lib/saved/store';
import type { CardLayout } from '@/lib/dashboard/domain/card-layout';
import {
  findInstrument,
  instrumentProblemOf,
  type KnownInstruments,
} from '@/lib/dashboard/domain/find-instrument';
import {
  emptyTransaction,
  freshImport,
  freshTransaction,
  type HouseholdState,
  type ImportState,
  type SharePriceState,
  type TargetState,
  type TransactionState,
} from '@/lib/dashboard/domain/form-states';
import { layoutItemOf } from '@/lib/dashboard/data/saved-layout';

const suggestionCount = 5;

/**
 * Saves the member's layout of the dashboard; refuses an invalid one. The last layout that was saved counts, from any
 * device: each press saves the whole layout that the member sees.
 */
export async function saveCardLayout(layout: CardLayout): Promise<SaveStatus> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return saver.problem;
  const item = layoutItemOf(layout);
  if (!item) return 'invalid';
  const saved = await putMySavedItem(saver.value, item);
  return saved.ok ? 'saved' : saved.problem;
}

/**
 * Saves a new transaction, or the change of a saved one (`editedId`). A new one is saved under the `id` that the form
 * sends, so that sending it again after a lost answer adds nothing. A form for new transactions that corrects what it
 * has just saved sends both ids. A sale of more than its account holds is refused; the answer says how much it holds.
 */
export async function saveTransaction(
  _: TransactionState,
  form: FormData,
): Promise<TransactionState> {
  const saver = await requireSaver('form');
  const typed = typedIn(form);
  const id = hiddenTextOf(form, 'id') || newSavedId();
  const editedFrom = hiddenTextOf(form, 'editedFrom');
  const refused = (
    status: TransactionState['status'],
    found: Partial<Pick<TransactionState, 'problems' | 'suggestions' | 'heldQuantity'>> = {},
  ) => ({
    ...freshTransaction,
    ...{ status, typed, newId: id, editedFrom },
    ...found,
  });
  if (!saver.ok) return refused(saver.problem);
  const { assetClass, instrument } = typed;
  const today = dateInIndia(new Date());
  const read = readTransaction(typed, assetClass, today);
  const known = await knownFor([assetClass]);
  const editedId = hiddenTextOf(form, 'editedId');
  const isOfNewOnes = editedId === '' || hasField(form, 'id');
  const found = findInstrument(assetClass, instrument, known);
  const notFound = async () => ({
    problems: { instrument: instrumentProblemOf(assetClass, instrument, known) },
    suggestions: await suggest(assetClass, instrument),
  });
  // A fund or coin may have left its list since it was saved: the edit form then sends its saved id.
  const instrumentId = found ?? (editedId === '' ? null : instrument);
  if (!read.ok || !instrumentId) {
    const missing = instrumentId ? null : await notFound();
    const problems = read.ok ? {} : read.problem;
    return refused('invalid', { ...missing, problems: { ...problems, ...missing?.problems } });
  }
  const data = { assetClass, instrumentId, ...read.value };
  const asNew = { ...data, id: sentOnce({ id, data }).id };
  let transaction = asNew;
  let heldQuantity: number | null = null;
  const saved = await changeMyTransactions(saver.value, (all) => {
    const edited = all.find((one) => one.id === editedId);
    if (!edited && !isOfNewOnes) return failure('gone');
    // The form corrects what it has just saved. If that was removed meanwhile, it is saved as a new transaction.
    transaction = edited ? { ...data, id: edited.id } : asNew;
    const before = edited ?? all.find((one) => one.id === asNew.id);
    const others = all.filter((one) => one !== before);
    const isSaved = before && (!edited || contentIdOf(before) === contentIdOf(transaction));
    if (isSaved) return success({ put: [], removeIds: [] });
    // Another tab has changed it since. That change is not overwritten without a notice.
    if (before && editedFrom !== '' && editedFrom !== contentIdOf(before))
      return failure('changed');
    const isSame = (one: Instrument) => instrumentKey(one) === instrumentKey(data);
    const asBefore = before && isSame(before) ? before : null;
    if (!found && !asBefore) return failure('not-found');
    if (transaction.type === 'sell') {
      heldQuantity = heldForSale(data, others.filter(isSame), transaction, today, asBefore);
      if (heldQuantity !== null) return failure('not-held');
    }
    return success({ put: [transaction], removeIds: [] });
  });
  if (!saved.ok) {
    const { problem } = saved;
    if (problem === 'not-found') return refused('invalid', await notFound());
    if (problem !== 'not-held') return refused(problem);
    const field = assetClass === 'deposit' ? 'rupees' : 'quantity';
    return refused('invalid', { problems: { [field]: problem }, heldQuantity });
  }
  refresh();
  return {
    ...refused('saved'),
    ...(isOfNewOnes && { typed: { ...emptyTransaction, type: typed.type, assetClass } }),
    editedFrom: contentIdOf(transaction),
    newId: newSavedId(),
    savedId: transaction.id,
  };
}

function typedIn(form: FormData): TransactionState['typed'] {
  return {
    type: transactionTypes.find((one) => one === shortTextOf(form, 'type')) ?? 'buy',
    assetClass: assetClasses.find((one) => one === shortTextOf(form, 'assetClass')) ?? 'fund',
    instrument: shortTextOf(form, 'instrument'),
    on: shortTextOf(form, 'on'),
    quantity: shortTextOf(form, 'quantity'),
    // A bonus has no amount, whatever a form without scripts shows.
    rupees: shortTextOf(form, 'type') === 'bonus' ? '' : shortTextOf(form, 'rupees'),
    account: shortTextOf(form, 'account'),
  };
}

/**
 * Imports a file of transactions whole, or says of each bad line what is wrong with it and imports nothing. Transactions that
 * are saved already are left as they are.
 */
export async function importHoldings(_: ImportState, form: FormData): Promise<ImportState> {
  const refused = (status: ImportState['status'], problems: ImportState['problems'] = []) => {
    return { ...freshImport, status, problems };
  };
  const saver = await requireSaver('import');
  if (!saver.ok) return refused(saver.problem);
  const file = fileOf(form, 'file');
  if (!file || file.size === 0) return refused('no-file');
  if (file.size > csvLimits.bytes) return refused('too-large');
  const [known, before] = await Promise.all([
    knownFor(assetClasses),
    listSavedItemsOf(saver.value),
  ]);
  if (!before.ok) return refused(before.problem);
  const held = new Set(transactionsIn(before.value).map(instrumentKey));
  let isListMissing = false;
  const { transactions, problems } = readHoldingsCsv(
    decodeText(new Uint8Array(await file.arrayBuffer())),
    dateInIndia(new Date()),
    (assetClass, instrument) => {
      // The site's own export may name funds and coins that have left their list since.
      const isHeld = held.has(instrumentKey({ assetClass, instrumentId: instrument }));
      const id = isHeld ? instrument : findInstrument(assetClass, instrument, known);
      isListMissing ||=
        id === null && instrumentProblemOf(assetClass, instrument, known) === 'no-list';
      return id;
    },
  );
  if (isListMissing) return refused('no-list');
  if (problems.length > 0) return refused('invalid', problems);
  let count = 0;
  let maybeTwice = 0;
  const saved = await changeMyTransactions<never>(saver.value, (all) => {
    const change = transactionsToImport(transactions, all);
    count = change.added.length;
    maybeTwice = change.maybeTwice;
    return success({ put: [...change.added, ...change.withAccount], removeIds: [] });
  });
  if (!saved.ok) return refused(saved.problem);
  refresh();
  const savedBefore = transactions.length - count;
  return { status: 'saved', problems: [], count, savedBefore, maybeTwice };
}

/**
 * Saves today's price of a share or of gold, for which this site has no source, or with `day` the highest price of a share on
 * 31 January 2018. It replaces an earlier one of its day.
 */
export async function saveSharePrice(_: SharePriceState, form: FormData): Promise<SharePriceState> {
  const saver = await requireSaver('saved');
  const today = dateInIndia(new Date());
  const typed = shortTextOf(form, 'price');
  if (!saver.ok) return { status: saver.problem, typed, problem: null };
  const read = readLot({ boughtOn: today, quantity: typed, cost: '0' }, today);
  if (!read.ok) return { status: 'invalid', typed, problem: read.problem.quantity ?? 'missing' };
  const priced = {
    assetClass: shortTextOf(form, 'assetClass') === 'gold' ? 'gold' : 'share',
    instrumentId: shortTextOf(form, 'instrumentId'),
  } as const;
  const isOf2018 = shortTextOf(form, 'day') === priceDayOf2018;
  // No form asks it for gold: nothing would count or list it.
  if (isOf2018 && priced.assetClass === 'gold') return { status: 'invalid', typed, problem: null };
  const on = isOf2018 ? priceDayOf2018 : today;
  const price = { ...priced, on, rupees: read.value.quantity };
  const saved = await changeMySavedItems(saver.value, 'share-price', (items) => {
    const change = withTypedPrice(items, price);
    return change ? success(change) : failure('too-large' as const);
  });
  if (saved.ok) {
    refresh();
    return { status: 'saved', typed: '', problem: null };
  }
  const { problem } = saved;
  return problem === 'too-large'
    ? { status: 'invalid', typed, problem }
    : { status: problem, typed, problem: null };
}

/** Removes the price that the form names by `id`, and shows the page as it is now. */
export async function removeSharePrice(_: PressState, form: FormData): Promise<PressState> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return { status: saver.problem };
  const id = hiddenTextOf(form, 'id');
  const removed = await changeMySavedItems<never>(saver.value, 'share-price', (items) =>
    success(withoutTypedPrice(items, id)),
  );
  if (!removed.ok) return { status: pressProblemOf(removed.problem) };
  refresh();
  return { status: 'saved' };
}

/** Saves a target. Where another tab or device has saved a different one, the answer shows that, and nothing is replaced. */
export async function saveTarget(_: TargetState, form: FormData): Promise<TargetState> {
  const saver = await requireSaver('saved');
  const typed = targetTypedIn(form);
  const shown = targetTypedIn(form, shownPrefix);
  const answer = (status: TargetState['status']): TargetState => {
    return { status, typed, shown, problem: null, sum: 100 };
  };
  if (!saver.ok) return answer(saver.problem);
  const read = readTarget(typed);
  if (!read.ok) {
    const { code, sum } = read.problem;
    return { ...answer('invalid'), problem: code, sum };
  }
  const sent = targetTexts(read.value);
  let other = shown;
  const saved = await changeMySavedItems(saver.value, 'allocation-target', (items) => {
    const before = targetTexts(targetIn(items));
    // What is sent again because its answer was lost is saved already.
    const isKnown = [shown, sent].some((known) =>
      assetGroups.every((group) => known[group] === before[group]),
    );
    other = isKnown ? shown : before;
    return isKnown
      ? success({ put: [targetItemOf(read.value)], removeIds: [] })
      : failure('changed-elsewhere' as const);
  });
  if (!saved.ok) return { ...answer(saved.problem), shown: other };
  refresh();
  return { ...answer('saved'), shown: sent };
}

function targetTypedIn(form: FormData, prefix = ''): TargetState['typed'] {
  return Object.fromEntries(
    assetGroups.map((group) => [group, shortTextOf(form, `${prefix}${group}`)]),
  ) as TargetState['typed'];
}

/** Saves the answers that differ from those that the form was made from. */
export async function saveHousehold(_: HouseholdState, form: FormData): Promise<HouseholdState> {
  const saver = await requireSaver('saved');
  const typed = householdTypedIn(form);
  const shown = householdTypedIn(form, shownPrefix);
  if (!saver.ok) return { status: saver.problem, typed, shown, problems: {} };
  const { household, problems } = readHousehold(typed);
  if (Object.keys(problems).length > 0) return { status: 'invalid', typed, shown, problems };
  const answers = { shown: readHousehold(shown).household, sent: household };
  const today = dateInIndia(new Date());
  const saved = await changeMySavedItems<never>(saver.value, 'household', (items) =>
    success({ put: [changedHousehold(items, answers, today)], removeIds: [] }),
  );
  if (!saved.ok) return { status: saved.problem, typed, shown, problems };
  refresh();
  return { status: 'saved', typed, shown: typed, problems };
}

function householdTypedIn(form: FormData, prefix = ''): HouseholdTyped {
  return Object.fromEntries(
    householdFields.map((field) => [field, shortTextOf(form, `${prefix}${field}`)]),
  );
}

async function knownFor(wanted: readonly AssetClass[]): Promise<KnownInstruments> {
  const [market, list] = await Promise.all([
    wanted.includes('coin') ? loadMarket() : null,
    wanted.includes('fund') ? loadSchemes() : null,
  ]);
  return {
    coins: market?.ok ? market.value.data.coins : null,
    schemes: list?.ok ? list.value.data.schemes : null,
  };
}

async function suggest(
  assetClass: AssetClass,
  named: string,
): Promise<TransactionState['suggestions']> {
  if (named.trim() === '') return [];
  if (assetClass === 'fund') {
    const found = await findSchemes(named, suggestionCount);
    return found.ok ? found.value.data.map(({ code, name }) => ({ id: String(code), name })) : [];
  }
  if (assetClass !== 'coin') return [];
  const market = await loadMarket();
  if (!market.ok) return [];
  const wanted = named.trim().toLowerCase();
  return market.value.data.coins
    .filter(({ id, name }) => id.includes(wanted) || name.toLowerCase().includes(wanted))
    .slice(0, suggestionCount)
    .map(({ id, name }) => ({ id, name }));
}
