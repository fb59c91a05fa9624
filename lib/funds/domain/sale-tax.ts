import {
  findCategory,
  taxClasses,
  type TaxClass,
  type TaxDoubt,
} from '@/lib/funds/domain/list/fund-categories';
import type { Scheme } from './scheme';
import { readPercent, type FundTyped, type FundProblem } from './fund-query';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { healthAndEducationCess } from '@/content/law/cess';
import { surcharge } from '@/content/law/surcharge';
import {
  equityCostBeforeFebruary2018,
  type EarlierCostRule,
  equityLongTermGains,
  equityShortTermGains,
  listedUnitsHolding,
  otherLongTermGains,
  specifiedFundGains,
} from '@/content/law/capital-gains';
import { elssLockIn } from '@/content/law/fund-rules';
import { rowHolding, rowOn, type DatedRow, type LawReference } from '@/lib/law/dated-row';
import { countedCostOf2018 } from '@/lib/law/counted-cost';
import { taxAtRates, type GainsRates, type GainsTax } from '@/lib/law/gains-tax';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { sumOf } from '@/lib/cashflow/statistics';
import type { Deal } from './back-test';

/** The ways in which the gain of a fund's units is worked out. `other`: gold, silver and foreign funds. */
export const taxKinds = ['equity', 'debt', 'hybrid', 'other'] as const;
export type TaxKind = (typeof taxKinds)[number];

const kindOfClass: Readonly<Record<TaxClass, TaxKind | null>> = {
  equity: 'equity',
  specified: 'debt',
  hybrid: 'hybrid',
  'gold-silver': 'other',
  foreign: 'other',
  // An equity ETF below it makes it an equity fund, debt funds below it a specified one.
  'fund-of-funds': null,
};

/** The tax class that a category implies, or why it implies none. A fund's own documents decide. */
type ExpectedTax = { taxClass: TaxClass; doubt: null } | { taxClass: null; doubt: TaxDoubt };

/** Thematic and index funds of foreign shares stand in the same categories as those of Indian ones. */
const foreignWords =
  /\b(nasdaq|s&p 500|nyse|fang|msci(?! india\b)|hang seng|u\.?s\.?|usa|america|asian?|asean|china|chinese|japan|taiwan|brazil|europe|european|world|international|overseas|global|emerging markets)\b/i;

/**
 * By SEBI's category, of which content/law/fund-rules.ts has the rule; a foreign word in an equity fund's name leaves
 * it open.
 */
export function expectedTax({ category, name }: Pick<Scheme, 'category' | 'name'>): ExpectedTax {
  const tax = findCategory(category)?.tax ?? 'unknown-category';
  if (tax === 'equity' && foreignWords.test(name)) {
    return { taxClass: null, doubt: 'foreign-name' };
  }
  return isClass(tax) ? { taxClass: tax, doubt: null } : { taxClass: null, doubt: tax };
}

function isClass(tax: TaxClass | TaxDoubt): tax is TaxClass {
  return taxClasses.some((each) => each === tax);
}

/** The rule by which the gain is computed, from the category; null where the visitor must choose. */
export function taxKindOf(scheme: Pick<Scheme, 'category' | 'name'>): TaxKind | null {
  const { taxClass } = expectedTax(scheme);
  return taxClass && kindOfClass[taxClass];
}

export const slabBounds = { min: 0, max: 50 };
/** The highest slab rate of both regimes, so that the tax is never shown too low. */
const startSlab = '30';

export type ReadTaxChoice = {
  /** Null while neither the category nor the visitor says how the fund is taxed. */
  kind: TaxKind | null;
  /** Whether the category decides it. */
  isFromCategory: boolean;
  slabText: string;
  slabProblem?: FundProblem;
  slabRatePercent: number | null;
};

/** How the gain is taxed: by the choice of the visitor, else by the category. */
export function readTaxChoice(
  typed: FundTyped,
  scheme: Pick<Scheme, 'category' | 'name'>,
): ReadTaxChoice {
  const expected = taxKindOf(scheme);
  const slabText = typed.slab || startSlab;
  const slab = readPercent(slabText, slabBounds);
  return {
    kind: taxKinds.find((kind) => kind === typed.kind) ?? expected,
    isFromCategory: expected !== null,
    slabText,
    ...(slab.ok ? {} : { slabProblem: slab.problem }),
    slabRatePercent: slab.ok ? slab.value : null,
  };
}

export type SoldLot = FundLot & {
  valueRupees: number;
  /** The cost by law, which for units of before February 2018 may be more than was paid. */
  countedCostRupees: number;
  /** Over the counted cost. */
  gainRupees: number;
  isLongTerm: boolean;
};

export type SaleTax = GainsTax & {
  lots: readonly SoldLot[];
  valueRupees: number;
  longTermRatePercent: number;
  shortTermRatePercent: number;
  /** The rules applied, for the page to show. */
  rules: readonly LawReference[];
  /** The rule for units of before February 2018, where it raised the cost of some; else null. */
  earlierCost: EarlierCostRule | null;
  /** What sources leave unsettled for such units; the page shows it. */
  unsettled: Unsettled | null;
};

/** Whether units that are listed on an exchange are long-term after the shorter period of listed securities. */
type Unsettled = { listedMonths: number; countedMonths: number };

export type Sale = {
  kind: TaxKind;
  soldOn: IsoDate;
  /** All NAVs up to that day. */
  series: readonly DatedValue[];
  /** The seller's own, for what is taxed by slab. */
  slabRatePercent: number;
};

/**
 * The tax on selling all lots on a day, if the seller has no other gains that year, in whole rupees by the rules of
 * `taxAtRates`: its surcharge is that of a year with no other income. Left out: rebate, an unused basic exemption, exit
 * load, securities transaction tax.
 *
 * Debt, gold, silver and foreign funds follow both days: that of the purchase and that of the sale decide whether a
 * unit is one of a specified mutual fund, and so taxed by slab (section 50AA, section 76 of the Act of 2025).
 * @returns null for a day whose law is not in the tables, without a NAV, and for what is no equity fund before
 * 23 July 2024, when the cost of long-term units was indexed.
 */
export function saleTax(lots: readonly FundLot[], sale: Sale): SaleTax | null {
  const rules = rulesOn(sale);
  const nav = valueOn(sale.series, sale.soldOn)?.value;
  if (!rules || nav === undefined) return null;
  const sold = lots.map((lot) => {
    const valueRupees = lot.units * nav;
    const isLongTerm = rules.isLongTerm(lot.boughtOn);
    const countedCostRupees = isLongTerm ? rules.countedCost(lot, valueRupees) : lot.costRupees;
    const gainRupees = valueRupees - countedCostRupees;
    return { ...lot, valueRupees, isLongTerm, countedCostRupees, gainRupees };
  });
  const gains = {
    longTerm: gainOf(sold.filter((lot) => lot.isLongTerm)),
    shortTerm: gainOf(sold.filter((lot) => !lot.isLongTerm)),
  };
  const tax = taxAtRates(gains, rules.rates);
  const { earlierCost } = rules;
  const isOfBefore2018 = ({ isLongTerm, boughtOn }: SoldLot) =>
    earlierCost !== null && isLongTerm && boughtOn < earlierCost.value.unitsBoughtBefore;
  return {
    ...tax,
    lots: sold,
    valueRupees: roundToRupee(sumOf(sold.map(({ valueRupees }) => valueRupees))),
    longTermRatePercent: rules.rates.longTerm.ratePercent,
    shortTermRatePercent: rules.rates.shortTerm.ratePercent,
    rules: [
      ...rules.applied,
      ...(earlierCost && sold.some(isOfBefore2018) ? [earlierCost] : []),
      ...(tax.surchargeRupees > 0 ? [rules.surcharge] : []),
      rules.cess,
    ],
    earlierCost:
      earlierCost && sold.some((lot) => lot.countedCostRupees > lot.costRupees)
        ? earlierCost.value
        : null,
    unsettled: rules.unsettled,
  };
}

type Rules = {
  isLongTerm: (boughtOn: IsoDate) => boolean;
  countedCost: (lot: FundLot, valueRupees: number) => number;
  rates: GainsRates;
  /** Without those below. */
  applied: readonly LawReference[];
  /** Of units of an equity fund; it applies to those of before February 2018 alone. */
  earlierCost: DatedRow<EarlierCostRule> | null;
  surcharge: LawReference;
  cess: LawReference;
  unsettled: Unsettled | null;
};

function rulesOn({ kind, soldOn, series, slabRatePercent }: Sale): Rules | null {
  const cess = rowOn(healthAndEducationCess, soldOn);
  const longTerm = rowOn(kind === 'equity' ? equityLongTermGains : otherLongTermGains, soldOn);
  const shortTerm = rowOn(equityShortTermGains, soldOn);
  const specified = rowOn(specifiedFundGains, soldOn);
  // The new regime's bands: the old one's differ only above 5 crore, and only for income taxed by slab.
  const surchargeRule = rowOn(surcharge.new, soldOn);
  if (!cess || !surchargeRule || !longTerm || !shortTerm || !specified) return null;
  const { longTermAfterMonths } = longTerm.value;
  // Held for more than the months of the law, and not just for as many.
  const isOld = (boughtOn: IsoDate) => soldOn > shiftMonths(boughtOn, longTermAfterMonths);
  const ratesWith = (shortTermRates: GainsRates['shortTerm']): GainsRates => ({
    longTerm: longTerm.value,
    shortTerm: shortTermRates,
    surcharge: surchargeRule.value,
    cessPercent: cess.value.ratePercent,
  });
  const shared = {
    surcharge: surchargeRule,
    cess,
    countedCost: ({ costRupees }: FundLot) => costRupees,
    earlierCost: null,
    unsettled: null,
  };
  if (kind === 'equity') {
    const earlierCost = rowHolding(equityCostBeforeFebruary2018, soldOn);
    return {
      ...shared,
      isLongTerm: isOld,
      countedCost: (lot, valueRupees) => costOf2018(lot, valueRupees, earlierCost.value, series),
      earlierCost,
      rates: ratesWith({ ratePercent: shortTerm.value.ratePercent, isSlab: false }),
      applied: [longTerm, shortTerm],
    };
  }
  const listed = rowOn(listedUnitsHolding, soldOn);
  if (!listed) return null;
  const slab = { ...shared, rates: ratesWith({ ratePercent: slabRatePercent, isSlab: true }) };
  if (kind === 'hybrid') return { ...slab, isLongTerm: isOld, applied: [longTerm] };
  const { listedMonths } = listed.value;
  const unsettled = { listedMonths, countedMonths: longTermAfterMonths };
  const isSpecified =
    kind === 'debt' || specified.value.holds === 'at-most-35-percent-indian-shares';
  if (!isSpecified) {
    return { ...slab, unsettled, isLongTerm: isOld, applied: [longTerm, listed] };
  }
  const { unitsBoughtFrom } = specified.value;
  return {
    ...slab,
    isLongTerm: (boughtOn) => boughtOn < unitsBoughtFrom && isOld(boughtOn),
    applied: [specified, longTerm],
    unsettled: kind === 'other' ? unsettled : null,
  };
}

/** Units of before February 2018 count as if bought for their NAV of 31 January, at most for what they bring. */
function costOf2018(
  { boughtOn, units, costRupees }: FundLot,
  valueRupees: number,
  { unitsBoughtBefore, valuedOn }: EarlierCostRule,
  series: readonly DatedValue[],
): number {
  if (boughtOn >= unitsBoughtBefore) return costRupees;
  const nav = valueOn(series, valuedOn)?.value ?? 0;
  return countedCostOf2018(costRupees, units * nav, valueRupees);
}

const elssCategory = 'Equity - ELSS Tax Saver Fund';

/** Purchases whose units cannot be sold yet. */
export type LockIn = { lots: number; months: number; rule: LawReference };

/** The lock-in of a tax saver; null where the units of every purchase can be sold. */
export function lockInOf(
  { category }: Pick<Scheme, 'category'>,
  lots: readonly Pick<FundLot, 'boughtOn'>[],
  soldOn: IsoDate,
): LockIn | null {
  const rule = category === elssCategory ? rowOn(elssLockIn, soldOn) : null;
  if (!rule) return null;
  const { months } = rule.value;
  const locked = lots.filter(({ boughtOn }) => soldOn < shiftMonths(boughtOn, months));
  return locked.length > 0 ? { lots: locked.length, months, rule } : null;
}

/** Unrounded. */
function gainOf(lots: readonly SoldLot[]): number {
  return sumOf(lots.map(({ gainRupees }) => gainRupees));
}

/** Units bought together. */
export type FundLot = { boughtOn: IsoDate; units: number; costRupees: number };

/** The remaining lots after sales. Each sale takes the oldest units first, as the law counts (FIFO). */
export function lotsLeft(deals: readonly Deal[]): FundLot[] {
  const lots = deals
    .filter(({ units }) => units > 0)
    .map(({ date, units, rupees }) => ({ boughtOn: date, units, costRupees: rupees }));
  let soldUnits = deals.reduce((sum, { units }) => sum - Math.min(0, units), 0);
  return lots.flatMap((lot) => {
    const sold = Math.min(lot.units, soldUnits);
    soldUnits -= sold;
    const units = lot.units - sold;
    // A remainder from rounding is not a lot.
    return units > lot.units * 1e-9
      ? [{ ...lot, units, costRupees: lot.costRupees * (units / lot.units) }]
      : [];
  });
}
