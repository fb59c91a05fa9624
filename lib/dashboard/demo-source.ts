import 'server-only';
import { cache } from 'react';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { valueFrom, type DatedValue } from '@/lib/cashflow/dated-value';
import { dayCloses } from '@/lib/crypto/domain/day-closes';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import type { AssetClass } from '@/lib/holdings/holding';
import { importedLotId } from '@/lib/holdings/imported-lot-id';
import { lotItemOf, watchedItemOf } from '@/lib/holdings/saved-holding';
import { sharePriceItemOf, targetItemOf } from '@/lib/holdings/saved-wishes';
import { householdItemOf } from '@/lib/household/saved-household';
import type { NewSavedItem, SavedItem } from '@/lib/saved/saved-item';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { savedItemOf } from '@/lib/sip/data/saved-plan';

const monthsOfSip = 24;
const sipRupees = 15_000;
const demoShare = 'SAMPLE';

type Purchase = { monthsAgo: number; rupees: number };

/**
 * The sample household: generated purchases at the real prices of their days, of the first fund of its kind and the
 * largest coin. They belong to no real person; a purchase without a price is left out.
 */
export const loadDemoItems = cache(async (now: Date): Promise<SavedItem[]> => {
  const today = dateInIndia(now);
  const [list, market] = await Promise.all([loadSchemes(), loadMarket()]);
  const schemes = list.ok ? list.value.data.schemes : [];
  const equity = firstOf(schemes, /^Equity - Flexi Cap/, today);
  const debt = firstOf(schemes, /^Debt - (Short Term|Liquid|Corporate)/, today);
  const coin = market.ok ? (market.value.data.coins[0] ?? null) : null;
  const [equityPrices, debtPrices, coinPrices] = await Promise.all([
    equity ? navsOf(equity) : [],
    debt ? navsOf(debt) : [],
    coin ? closesOf(coin.id) : [],
  ]);
  const sip = Array.from({ length: monthsOfSip }, (_, month) => ({
    monthsAgo: monthsOfSip - month,
    rupees: sipRupees,
  }));
  const items: (NewSavedItem | null)[] = [
    ...(equity ? bought('fund', String(equity.code), equityPrices, sip, today) : []),
    ...(debt
      ? bought('fund', String(debt.code), debtPrices, [{ monthsAgo: 18, rupees: 250_000 }], today)
      : []),
    ...(coin
      ? bought(
          'coin',
          coin.id,
          coinPrices,
          [
            { monthsAgo: 11, rupees: 60_000 },
            { monthsAgo: 5, rupees: 40_000 },
          ],
          today,
        )
      : []),
    ...bought(
      'share',
      demoShare,
      [{ date: shiftMonths(today, -20), value: 1450 }],
      [{ monthsAgo: 20, rupees: 145_000 }],
      today,
    ),
    sharePriceItemOf(demoId(1), {
      instrumentId: demoShare,
      on: shiftMonths(today, -8),
      rupees: 1610,
    }),
    sharePriceItemOf(demoId(2), { instrumentId: demoShare, on: today, rupees: 1728 }),
    ...(coin ? [watchedItemOf(demoId(3), { assetClass: 'coin', instrumentId: coin.id })] : []),
    ...(equity
      ? [watchedItemOf(demoId(4), { assetClass: 'fund', instrumentId: String(equity.code) })]
      : []),
    targetItemOf({ equity: 60, debt: 25, mixed: 0, coins: 5, cash: 10 }),
    householdItemOf({
      monthlyIncomeRupees: 120_000,
      monthlySpendRupees: 55_000,
      monthlyEmiRupees: 14_000,
      savingsRupees: 320_000,
      loansRupees: 280_000,
      hasDependants: true,
      termCoverRupees: 10_000_000,
      regime: 'old',
      longTermSavingsRupees: 112_000,
      ownPensionRupees: 20_000,
      derivativesRupees: 0,
      accountsWithoutNominee: 2,
    }),
  ];
  const planItem = savedItemOf(demoId(5), 'A home in ten years', {
    ...startInputs,
    monthlyRupees: sipRupees,
    years: 12,
  });
  const begun = new Date(`${shiftMonths(today, -monthsOfSip)}T06:00:00Z`);
  return [
    ...(planItem ? [{ ...planItem, updatedAt: begun }] : []),
    ...items.filter((item) => item !== null).map((item) => ({ ...item, updatedAt: now })),
  ];
});

function firstOf(schemes: readonly Scheme[], category: RegExp, today: IsoDate): Scheme | null {
  return (
    schemes.find(
      (scheme) =>
        category.test(scheme.category) &&
        scheme.plan === 'direct' &&
        scheme.option === 'growth' &&
        !isDormant(scheme, today),
    ) ?? null
  );
}

async function navsOf(scheme: Scheme): Promise<readonly DatedValue[]> {
  const history = await loadNavHistory(scheme);
  return history.ok ? history.value.data.series : [];
}

async function closesOf(id: string): Promise<readonly DatedValue[]> {
  const history = await loadLongestHistory(id);
  return history.ok ? dayCloses(history.value.data) : [];
}

/** Purchases at the first price from their day on. */
function bought(
  assetClass: AssetClass,
  instrumentId: string,
  prices: readonly DatedValue[],
  purchases: readonly Purchase[],
  today: IsoDate,
): (NewSavedItem | null)[] {
  return purchases.map(({ monthsAgo, rupees }) => {
    const price = valueFrom(prices, shiftMonths(today, -monthsAgo));
    if (!price) return null;
    const quantity = Number((rupees / price.value).toFixed(6));
    const lot = { boughtOn: price.date, quantity, costRupees: rupees };
    if (quantity <= 0) return null;
    const id = importedLotId({ assetClass, instrumentId }, lot, monthsAgo);
    return lotItemOf({ assetClass, instrumentId }, { ...lot, id });
  });
}

function demoId(count: number): string {
  return `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`;
}
