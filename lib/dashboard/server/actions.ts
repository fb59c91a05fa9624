'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { loadMarket } from '@/lib/crypto/server/source';
import { fileOf, shortTextOf } from '@/lib/form-text';
import { findSchemes, loadSchemes } from '@/lib/funds/server/source';
import { assetGroups, readTarget } from '@/lib/holdings/allocation';
import { assetClasses, type AssetClass } from '@/lib/holdings/holding';
import { csvLimits, readHoldingsCsv } from '@/lib/holdings/holdings-csv';
import { readLot, typedLotOf } from '@/lib/holdings/read-lot';
import { importedLotId } from '@/lib/holdings/imported-lot-id';
import { lotItemOf } from '@/lib/holdings/saved-holding';
import { sharePriceItemOf, targetItemOf } from '@/lib/holdings/saved-wishes';
import { householdFields } from '@/lib/household/household';
import { readHousehold } from '@/lib/household/read-household';
import { householdItemOf } from '@/lib/household/saved-household';
import { newSavedId, type NewSavedItem } from '@/lib/saved/saved-item';
import { putMySavedItem, putMySavedItems, requireSaver } from '@/lib/saved/store';
import type { CardLayout } from '@/lib/dashboard/domain/card-layout';
import { findInstrument, type KnownInstruments } from '@/lib/dashboard/domain/find-instrument';
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
export async function saveCardLayout(layout: CardLayout): Promise<void> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return;
  const item = layoutItemOf(layout);
  if (item) await putMySavedItem(saver.value, item);
}

/** Saves one purchase that the form names in words. */
export async function addPurchase(_: PurchaseState, form: FormData): Promise<PurchaseState> {
  const saver = await requireSaver('form');
  const typed = {
    assetClass: assetClasses.find((one) => one === shortTextOf(form, 'assetClass')) ?? 'fund',
    instrument: shortTextOf(form, 'instrument'),
    boughtOn: shortTextOf(form, 'boughtOn'),
    quantity: shortTextOf(form, 'quantity'),
    cost: shortTextOf(form, 'cost'),
  };
  if (!saver.ok) return { status: saver.problem, typed, problems: {}, suggestions: [] };
  const { assetClass, instrument } = typed;
  const read = readLot(typedLotOf(assetClass, typed), dateInIndia(new Date()));
  const instrumentId = findInstrument(assetClass, instrument, await knownFor([assetClass]));
  if (!read.ok || !instrumentId) {
    return {
      status: 'invalid',
      typed,
      problems: {
        ...(read.ok ? {} : read.problems),
        ...(instrumentId ? {} : { instrument: 'unknown-instrument' as const }),
      },
      suggestions: instrumentId ? [] : await suggest(assetClass, instrument),
    };
  }
  const item = lotItemOf({ assetClass, instrumentId }, { ...read.lot, id: newSavedId() });
  if (!item) return { status: 'invalid', typed, problems: {}, suggestions: [] };
  const saved = await putMySavedItem(saver.value, item);
  if (!saved.ok) return { status: saved.problem, typed, problems: {}, suggestions: [] };
  refresh();
  return {
    status: 'saved',
    typed: { ...emptyPurchase, assetClass },
    problems: {},
    suggestions: [],
  };
}

/** Imports a file of purchases whole, or says of each bad line what is wrong with it and imports nothing. */
export async function importHoldings(_: ImportState, form: FormData): Promise<ImportState> {
  const saver = await requireSaver('import');
  if (!saver.ok) return { status: saver.problem, problems: [], count: 0 };
  const file = fileOf(form, 'file');
  if (!file || file.size === 0) return { status: 'no-file', problems: [], count: 0 };
  if (file.size > csvLimits.bytes) return { status: 'too-large', problems: [], count: 0 };
  const known = await knownFor(assetClasses);
  const { lots, problems } = readHoldingsCsv(
    await file.text(),
    dateInIndia(new Date()),
    (assetClass, instrument) => findInstrument(assetClass, instrument, known),
  );
  if (problems.length > 0) return { status: 'invalid', problems, count: 0 };
  const seen = new Map<string, number>();
  const items = lots.map(({ assetClass, instrumentId, ...lot }): NewSavedItem | null => {
    const key = JSON.stringify([assetClass, instrumentId, lot]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const id = importedLotId({ assetClass, instrumentId }, lot, nth);
    return lotItemOf({ assetClass, instrumentId }, { ...lot, id });
  });
  const whole = items.filter((item) => item !== null);
  if (whole.length < items.length) return { status: 'invalid', problems: [], count: 0 };
  const saved = await putMySavedItems(saver.value, whole);
  if (!saved.ok) return { status: saved.problem, problems: [], count: 0 };
  refresh();
  return { status: 'saved', problems: [], count: whole.length };
}

/** Saves today's price of a share or of gold, for which this site has no source. */
export async function saveSharePrice(_: SharePriceState, form: FormData): Promise<SharePriceState> {
  const saver = await requireSaver('saved');
  const today = dateInIndia(new Date());
  const typed = shortTextOf(form, 'price');
  if (!saver.ok) return { status: saver.problem, typed, problem: null };
  const read = readLot({ boughtOn: today, quantity: typed, cost: '0' }, today);
  if (!read.ok) return { status: 'invalid', typed, problem: read.problems.quantity ?? 'missing' };
  const item = sharePriceItemOf(newSavedId(), {
    instrumentId: shortTextOf(form, 'instrumentId'),
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
