'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { loadMarket } from '@/lib/crypto/server/source';
import { fileOf, hiddenTextOf, shortTextOf } from '@/lib/form-text';
import { findSchemes, loadSchemes } from '@/lib/funds/server/source';
import { assetGroups, readTarget } from '@/lib/holdings/allocation';
import { assetClasses, type AssetClass } from '@/lib/holdings/holding';
import { csvLimits, readHoldingsCsv } from '@/lib/holdings/holdings-csv';
import { readLot, typedLotOf } from '@/lib/holdings/read-lot';
import { lotsToImport, typedPriceId } from '@/lib/holdings/lots-to-import';
import { holdingsIn, lotItemOf } from '@/lib/holdings/saved-holding';
import { sharePriceItemOf, targetItemOf } from '@/lib/holdings/saved-wishes';
import { householdFields } from '@/lib/household/household';
import { readHousehold } from '@/lib/household/read-household';
import { householdItemOf } from '@/lib/household/saved-household';
import { newSavedId, sentOnce, type NewSavedItem } from '@/lib/saved/saved-item';
import { decodeText } from '@/lib/text/decode-text';
import type { SaveStatus } from '@/lib/saved/save-problem';
import { listSavedItemsOf, putMySavedItem, putMySavedItems, requireSaver } from '@/lib/saved/store';
import type { CardLayout } from '@/lib/dashboard/domain/card-layout';
import {
  findInstrument,
  instrumentProblemOf,
  type KnownInstruments,
} from '@/lib/dashboard/domain/find-instrument';
import {
  emptyPurchase,
  type HouseholdState,
  type ImportState,
  type PurchaseState,
  type SharePriceState,
  type TargetState,
} from '@/lib/dashboard/domain/form-states';
import { layoutItemOf } from '@/lib/dashboard/data/saved-layout';

const suggestionCount = 5;

/** Saves the member's layout of the dashboard. Refuses anything that is not a valid layout. */
export async function saveCardLayout(layout: CardLayout): Promise<SaveStatus> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return saver.problem;
  const item = layoutItemOf(layout);
  if (!item) return 'invalid';
  const saved = await putMySavedItem(saver.value, item);
  return saved.ok ? 'saved' : saved.problem;
}

/**
 * Saves one purchase that the form names in words, under the id that it brings: a form that is sent again because its answer
 * was lost saves the same purchase.
 */
export async function addPurchase(_: PurchaseState, form: FormData): Promise<PurchaseState> {
  const saver = await requireSaver('form');
  const typed = {
    assetClass: assetClasses.find((one) => one === shortTextOf(form, 'assetClass')) ?? 'fund',
    instrument: shortTextOf(form, 'instrument'),
    boughtOn: shortTextOf(form, 'boughtOn'),
    quantity: shortTextOf(form, 'quantity'),
    cost: shortTextOf(form, 'cost'),
  };
  const id = hiddenTextOf(form, 'id') || newSavedId();
  const refused = (
    status: PurchaseState['status'],
    found: Partial<Pick<PurchaseState, 'problems' | 'suggestions'>> = {},
  ) => ({ status, typed, problems: {}, suggestions: [], newId: id, ...found });
  if (!saver.ok) return refused(saver.problem);
  const { assetClass, instrument } = typed;
  const read = readLot(typedLotOf(assetClass, typed), dateInIndia(new Date()));
  const known = await knownFor([assetClass]);
  const instrumentId = findInstrument(assetClass, instrument, known);
  if (!read.ok || !instrumentId) {
    return refused('invalid', {
      problems: {
        ...(read.ok ? {} : read.problems),
        ...(instrumentId ? {} : { instrument: instrumentProblemOf(assetClass, instrument, known) }),
      },
      suggestions: instrumentId ? [] : await suggest(assetClass, instrument),
    });
  }
  const item = lotItemOf({ assetClass, instrumentId }, { ...read.lot, id });
  if (!item) return refused('invalid');
  const saved = await putMySavedItem(saver.value, sentOnce(item));
  if (!saved.ok) return refused(saved.problem);
  refresh();
  return {
    status: 'saved',
    typed: { ...emptyPurchase, assetClass },
    problems: {},
    suggestions: [],
    newId: newSavedId(),
  };
}

/**
 * Imports a file of purchases whole, or says of each bad line what is wrong with it and imports nothing. Purchases that
 * are saved already are left as they are.
 */
export async function importHoldings(_: ImportState, form: FormData): Promise<ImportState> {
  const refused = (status: ImportState['status'], problems: ImportState['problems'] = []) => ({
    status,
    problems,
    count: 0,
    savedBefore: 0,
  });
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
  const held = assetClasses.flatMap((assetClass) => holdingsIn(before.value, assetClass));
  let isListMissing = false;
  const { lots, problems } = readHoldingsCsv(
    decodeText(new Uint8Array(await file.arrayBuffer())),
    dateInIndia(new Date()),
    (assetClass, instrument) => {
      // An own export names funds and coins that have left their list since.
      const isHeld = held.some(
        (one) => one.assetClass === assetClass && one.instrumentId === instrument,
      );
      const id = isHeld ? instrument : findInstrument(assetClass, instrument, known);
      isListMissing ||=
        id === null && instrumentProblemOf(assetClass, instrument, known) === 'no-list';
      return id;
    },
  );
  if (isListMissing) return refused('no-list');
  if (problems.length > 0) return refused('invalid', problems);
  const added = lotsToImport(lots, held);
  const items = added.map(({ assetClass, instrumentId, ...lot }): NewSavedItem | null =>
    lotItemOf({ assetClass, instrumentId }, lot),
  );
  const whole = items.filter((item) => item !== null);
  if (whole.length < items.length) return refused('invalid');
  const saved = await putMySavedItems(saver.value, whole);
  if (!saved.ok) return refused(saved.problem);
  refresh();
  const count = whole.length;
  return { status: 'saved', problems: [], count, savedBefore: lots.length - count };
}

/** Saves today's price of a share or of gold, for which this site has no source; it replaces an earlier one of today. */
export async function saveSharePrice(_: SharePriceState, form: FormData): Promise<SharePriceState> {
  const saver = await requireSaver('saved');
  const today = dateInIndia(new Date());
  const typed = shortTextOf(form, 'price');
  if (!saver.ok) return { status: saver.problem, typed, problem: null };
  const read = readLot({ boughtOn: today, quantity: typed, cost: '0' }, today);
  if (!read.ok) return { status: 'invalid', typed, problem: read.problems.quantity ?? 'missing' };
  const priced = {
    assetClass: shortTextOf(form, 'assetClass') === 'gold' ? 'gold' : 'share',
    instrumentId: shortTextOf(form, 'instrumentId'),
  } as const;
  const item = sharePriceItemOf(typedPriceId(priced, today), {
    ...priced,
    on: today,
    rupees: read.lot.quantity,
  });
  if (!item) return { status: 'invalid', typed, problem: 'too-large' };
  const saved = await putMySavedItem(saver.value, item);
  if (!saved.ok) return { status: saved.problem, typed, problem: null };
  refresh();
  return { status: 'saved', typed: '', problem: null };
}

export async function saveTarget(_: TargetState, form: FormData): Promise<TargetState> {
  const saver = await requireSaver('saved');
  const typed = Object.fromEntries(
    assetGroups.map((group) => [group, shortTextOf(form, group)]),
  ) as TargetState['typed'];
  if (!saver.ok) return { status: saver.problem, typed, problem: null, sum: 100 };
  const read = readTarget(typed);
  if (!read.ok) return { status: 'invalid', typed, problem: read.problem, sum: read.sum };
  const saved = await putMySavedItem(saver.value, targetItemOf(read.target));
  if (!saved.ok) return { status: saved.problem, typed, problem: null, sum: 100 };
  refresh();
  return { status: 'saved', typed, problem: null, sum: 100 };
}

export async function saveHousehold(_: HouseholdState, form: FormData): Promise<HouseholdState> {
  const saver = await requireSaver('saved');
  const typed = Object.fromEntries(
    householdFields.map((field) => [field, shortTextOf(form, field)]),
  );
  if (!saver.ok) return { status: saver.problem, typed, problems: {} };
  const { household, problems } = readHousehold(typed);
  if (Object.keys(problems).length > 0) return { status: 'invalid', typed, problems };
  const saved = await putMySavedItem(saver.value, householdItemOf(household));
  if (!saved.ok) return { status: saved.problem, typed, problems };
  refresh();
  return { status: 'saved', typed, problems };
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
): Promise<PurchaseState['suggestions']> {
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
