import { shareBuyback } from '@/content/law/other-assets';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf, sumWhenKnown } from '@/lib/cashflow/statistics';
import { financialYearName, financialYearOf } from '@/lib/law/financial-year';
import { rowOn, type LawReference } from '@/lib/law/dated-row';
import { compareTexts } from '@/lib/text/compare-texts';
import {
  dependsOnPriceOf2018,
  needsPriceOf2018,
  saleCostOf2018,
  type TaxCost,
} from './cost-of-2018';
import { giftIdsOf } from './gifts';
import type { Holding, Sale } from './holding';

type Named = { holding: Holding; name: string };

/** `sale` has no cost and no gain where it took a gift that was entered with 0. */
export type RealisedSale = Named & {
  sale: Sale;
  hasGift: boolean;
  /** Where the tax may count the price of 31 January 2018 as cost: that price for each share, and what follows. */
  of2018: (TaxCost & { priceRupees: number | null }) | null;
};

/**
 * The rule for buybacks that are taxed as a dividend, where a share was sold while it held; null where none was. A sale of
 * nothing already is such a buyback, or was worth nothing.
 */
export function buybackRuleFor(
  years: readonly Pick<RealisedYear, 'sales'>[],
): (LawReference & { to: IsoDate | null }) | null {
  for (const { holding, sale } of years.flatMap(({ sales }) => sales)) {
    if (holding.assetClass !== 'share' || sale.proceedsRupees === 0) continue;
    const rule = rowOn(shareBuyback, sale.soldOn);
    if (rule?.value.isDividend) return rule;
  }
  return null;
}

/**
 * Whether units of funds were sold for which the tax counts the NAV of 31 January 2018, if they are of an equity fund. No gain
 * here counts it.
 */
export function hasFundUnitsOf2018(years: readonly Pick<RealisedYear, 'sales'>[]): boolean {
  return years.some(({ sales }) =>
    sales.some(
      ({ holding, sale: { parts, soldOn } }) =>
        holding.assetClass === 'fund' && parts.some((part) => dependsOnPriceOf2018(part, soldOn)),
    ),
  );
}

/** The sales and dividends of one financial year. */
export type RealisedYear = {
  /** 2026-27. */
  year: string;
  /** The newest first. */
  sales: readonly RealisedSale[];
  proceedsRupees: number;
  /** Null where more was sold than was held, or a gift: then the gain of the year is not known. */
  costRupees: number | null;
  gainRupees: number | null;
  /** The gain with the prices of 31 January 2018 as cost; undefined where no sale of the year may count them. */
  gainOf2018Rupees: number | null | undefined;
  dividendRupees: number;
};

/**
 * The years in which something was sold or a dividend came in, the newest first.
 * @param priceOf2018 the highest price of a share on 31 January 2018; null where it is not known
 */
export function realisedByYear(
  holdings: readonly Named[],
  priceOf2018: (holding: Holding) => number | null = () => null,
): RealisedYear[] {
  const years = new Map<number, { sales: RealisedSale[]; dividendRupees: number }>();
  const yearOf = (on: IsoDate) => {
    const year = financialYearOf(on);
    const known = years.get(year) ?? { sales: [], dividendRupees: 0 };
    years.set(year, known);
    return known;
  };
  for (const { holding, name } of holdings) {
    const gifts = giftIdsOf(holding);
    const isOfBefore2018 = needsPriceOf2018(holding);
    const priceRupees = isOfBefore2018 ? priceOf2018(holding) : null;
    for (const entered of holding.sales) {
      const hasGift = entered.parts.some(({ lotId }) => gifts.has(lotId));
      const sale = hasGift ? { ...entered, costRupees: null, gainRupees: null } : entered;
      const counted = isOfBefore2018 ? saleCostOf2018(sale, priceRupees) : null;
      const of2018 = counted && { ...counted, priceRupees };
      yearOf(sale.soldOn).sales.push({ holding, name, sale, hasGift, of2018 });
    }
    for (const { type, on, rupees } of holding.transactions) {
      if (type === 'dividend') yearOf(on).dividendRupees += rupees;
    }
  }
  return [...years]
    .sort(([one], [other]) => other - one)
    .map(([year, { sales, dividendRupees }]) => ({
      year: financialYearName(year),
      sales: sales.sort((one, other) => compareTexts(other.sale.soldOn, one.sale.soldOn)),
      proceedsRupees: sumOf(sales.map(({ sale }) => sale.proceedsRupees)),
      costRupees: sumWhenKnown(sales.map(({ sale }) => sale.costRupees)),
      gainRupees: sumWhenKnown(sales.map(({ sale }) => sale.gainRupees)),
      gainOf2018Rupees: sales.some(({ of2018 }) => of2018)
        ? sumWhenKnown(sales.map(({ sale, of2018 }) => (of2018 ?? sale).gainRupees))
        : undefined,
      dividendRupees,
    }));
}
