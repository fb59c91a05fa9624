import { sumOf } from '@/lib/cashflow/statistics';
import {
  gainsLawOn,
  noGains,
  taxOnGains,
  type GainsLaw,
  type Fund,
  type GainsLawProblem,
  type Gains,
  type GainsTax,
} from '@/lib/law/gains-tax';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { success, type Result } from '@/lib/result';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import { monthlyGrowth, standardConvention, type Convention } from './inputs/convention';
import { instalmentsOf, topUpsByMonth, type DetailedPlan } from './plan';

/** Units bought together. Months are counted from the start of the plan, 0 being that day. */
type Lot = { boughtInMonth: number; units: number; costRupees: number };

/** What a saver holds at a moment. A unit costs one rupee at the start of the plan. */
export type HeldUnits = { lots: readonly Lot[]; unitPriceRupees: number; month: number };

/** The purchases of a plan by its end: the lump sum first, then each payment, oldest to newest. */
export function holdingOf(
  plan: DetailedPlan,
  convention: Convention = standardConvention,
): HeldUnits {
  const rates = monthlyGrowth(plan, convention);
  const unitPriceRupees = (1 + rates.instalments) ** plan.months;
  const delay = convention.paidAt === 'start' ? 0 : 1;
  const lots: Lot[] = [];
  /** As many units as are worth at the end what the payment has become by its own growth. */
  const buy = (costRupees: number, boughtInMonth: number, rate: number) => {
    if (costRupees <= 0) return;
    const units = (costRupees * (1 + rate) ** (plan.months - boughtInMonth)) / unitPriceRupees;
    lots.push({ boughtInMonth, units, costRupees });
  };
  buy(plan.lumpSumRupees, 0, rates.lumpSum);
  const topUps = topUpsByMonth(plan);
  instalmentsOf(plan).forEach((instalment, month) => {
    buy(instalment, month + delay, rates.instalments);
    buy(topUps[month] ?? 0, month + delay, rates.lumpSum);
  });
  return { lots, unitPriceRupees, month: plan.months };
}

/** An existing investment: its value today, its cost (by default the same) and how long it has been held. */
export function holdingOfSum(
  rupees: number,
  { costRupees = rupees, monthsHeld = 0 }: { costRupees?: number; monthsHeld?: number } = {},
): HeldUnits {
  const lots = [{ boughtInMonth: 0, units: rupees, costRupees }];
  return { lots, unitPriceRupees: 1, month: monthsHeld };
}

/** Sells the oldest units first, as the law counts them (FIFO); each call goes on where the last one ended. */
export function sellOldestFirst(lots: readonly Lot[]): (units: number) => Lot[] {
  let index = 0;
  let unitsSoldOfLot = 0;
  return (units) => {
    const sold: Lot[] = [];
    let wanted = units;
    for (let lot = lots[index]; lot !== undefined && wanted > 0; lot = lots[index]) {
      const left = lot.units - unitsSoldOfLot;
      const taken = Math.min(left, wanted);
      const costRupees = lot.costRupees * (taken / lot.units);
      sold.push({ boughtInMonth: lot.boughtInMonth, units: taken, costRupees });
      wanted -= taken;
      unitsSoldOfLot += taken;
      if (taken < left) break;
      index += 1;
      unitsSoldOfLot = 0;
    }
    return sold;
  };
}

/** Held for more than the months of the law, and not just for as many, units are long-term. */
function isLongTerm(ageMonths: number, law: GainsLaw): boolean {
  return law.kind === 'equity' && ageMonths > law.longTerm.value.longTermAfterMonths;
}

/** The gains when units are sold in a month at a price, by the holding period of each lot. */
export function gainsOf(
  sold: readonly Lot[],
  unitPriceRupees: number,
  month: number,
  law: GainsLaw,
): Gains {
  let { longTerm, shortTerm } = noGains;
  for (const { boughtInMonth, units, costRupees } of sold) {
    const gain = units * unitPriceRupees - costRupees;
    if (isLongTerm(month - boughtInMonth, law)) longTerm += gain;
    else shortTerm += gain;
  }
  return { longTerm, shortTerm };
}

/** The proceeds after tax of selling everything at the end of a month, by the law at the plan's end. */
export function afterTaxRupeesAt(
  plan: DetailedPlan,
  month: number,
  law: GainsLaw,
  convention: Convention,
): number {
  if (month === 0) return plan.lumpSumRupees;
  const { lots, unitPriceRupees } = holdingOf({ ...plan, months: month }, convention);
  const value = sumOf(lots.map(({ units }) => units * unitPriceRupees));
  return value - taxOnGains(gainsOf(lots, unitPriceRupees, month, law), law).totalTaxRupees;
}

/** One payment of the plan on the day when everything is sold, unrounded. */
type RedeemedLot = {
  boughtInMonth: number;
  ageMonths: number;
  isLongTerm: boolean;
  costRupees: number;
  gainRupees: number;
};

export type Redemption = GainsTax & {
  valueRupees: number;
  valueAfterTaxRupees: number;
  /** Oldest first. */
  lots: readonly RedeemedLot[];
  law: GainsLaw;
};

/**
 * Selling everything on the plan's last day, so that the yearly exemption is used once. The plan began as many
 * months before that day as it has.
 */
export function redeemAtEnd(
  plan: DetailedPlan,
  fund: Fund,
  redeemedOn: IsoDate,
  convention: Convention = standardConvention,
): Result<Redemption, GainsLawProblem> {
  const law = gainsLawOn(fund, redeemedOn, shiftMonths(redeemedOn, -plan.months));
  if (!law.ok) return law;
  const { lots, unitPriceRupees, month } = holdingOf(plan, convention);
  const tax = taxOnGains(gainsOf(lots, unitPriceRupees, month, law.value), law.value);
  const value = sumOf(lots.map(({ units }) => units * unitPriceRupees));
  const valueRupees = roundToRupee(value);
  return success({
    ...tax,
    valueRupees,
    valueAfterTaxRupees: valueRupees - tax.totalTaxRupees,
    lots: lots.map(({ boughtInMonth, units, costRupees }) => ({
      boughtInMonth,
      ageMonths: month - boughtInMonth,
      isLongTerm: isLongTerm(month - boughtInMonth, law.value),
      costRupees,
      gainRupees: units * unitPriceRupees - costRupees,
    })),
    law: law.value,
  });
}

/** The payments of one plan year with the same tax treatment. */
export type LotGroup = {
  year: number;
  isLongTerm: boolean;
  /** Months held, of the youngest and the oldest. */
  youngest: number;
  oldest: number;
  costRupees: number;
  gainRupees: number;
};

/**
 * The lots of a redemption year by year; a year with lots of both kinds has two groups. What is paid at the
 * end of a plan's twelfth month belongs to its first year.
 */
export function lotGroups(
  lots: readonly RedeemedLot[],
  { paidAt }: Pick<Convention, 'paidAt'>,
): LotGroup[] {
  const groups: LotGroup[] = [];
  const delay = paidAt === 'start' ? 0 : 1;
  for (const { boughtInMonth, ageMonths, isLongTerm, costRupees, gainRupees } of lots) {
    const year = Math.floor(Math.max(0, boughtInMonth - delay) / monthsPerYear) + 1;
    const last = groups.at(-1);
    if (last?.year === year && last.isLongTerm === isLongTerm) {
      last.youngest = Math.min(last.youngest, ageMonths);
      last.oldest = Math.max(last.oldest, ageMonths);
      last.costRupees += costRupees;
      last.gainRupees += gainRupees;
    } else {
      groups.push({
        year,
        isLongTerm,
        youngest: ageMonths,
        oldest: ageMonths,
        costRupees,
        gainRupees,
      });
    }
  }
  return groups;
}
