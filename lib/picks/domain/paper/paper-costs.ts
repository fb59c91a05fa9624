import type { IsoDate } from '@/lib/calendar/iso-date';
import { type LawReference, rowHolding } from '@/lib/law/dated-row';
import { chargeTrade, totalOfCharges, type ChargedTrade } from '@/lib/law/trade-charges';
import { shiftMonths } from '@/lib/calendar/months';
import { equityLongTermGains } from '@/content/law/capital-gains';
import { capitalLosses } from '@/content/law/losses';
import { sumOf } from '@/lib/cashflow/statistics';
import { financialYearOf } from '@/lib/law/financial-year';
import { gainsLawOn, taxOnGains, type Gains, type GainsTax } from '@/lib/law/gains-tax';

type PaperOrder = {
  side: 'buy' | 'sell';
  date: IsoDate;
  units: number;
  priceRupees: number;
  /** The broker's fee of the order. */
  brokerageRupees: number;
};

/** The charges of an order of shares at NSE, unrounded. @throws for a day before the first row of a rate */
export function chargeOrder({
  side,
  date,
  units,
  priceRupees,
  brokerageRupees,
}: PaperOrder): ChargedTrade {
  const charged = chargeTrade(
    { kind: 'stock', side, units, priceRupees },
    { date, exchange: 'nse', brokerageRupees },
  );
  if (!charged.ok) throw new Error(`No rates of charges on ${date}`);
  return charged.value;
}

/** The units whose price and charges take a budget; zero where the fee alone takes it. */
export function unitsFor(
  budgetRupees: number,
  { date, priceRupees, brokerageRupees }: Omit<PaperOrder, 'side' | 'units'>,
): number {
  if (budgetRupees <= 0) return 0;
  const of = (units: number) =>
    totalOfCharges(chargeOrder({ side: 'buy', date, units, priceRupees, brokerageRupees }).charges);
  // All charges but the fee and its GST are shares of the turnover.
  const fixed = of(0);
  const ratePerRupee = (of(budgetRupees / priceRupees) - fixed) / budgetRupees;
  return Math.max(0, (budgetRupees - fixed) / (1 + ratePerRupee) / priceRupees);
}

/** Each row of law once. */
export function distinctReferences(references: Iterable<LawReference>): LawReference[] {
  return [...new Map([...references].map((row) => [row.id, row])).values()];
}

/** A sale that counts for tax. Charges are in the gain, but not the securities transaction tax (section 48). */
export type RealisedGain = { soldOn: IsoDate } & Gains;

export type PaperTaxYear = GainsTax & {
  /** In which the financial year began. */
  financialYear: number;
  /** Losses of earlier years that lowered the gains of this one. */
  setOffRupees: number;
  /** What is left for later years, of this one and those before it. */
  carriedRupees: number;
};

/** Lots are sold oldest first, as shares in a demat account are (section 45(2A)). */
export type PaperLot = { boughtOn: IsoDate; units: number; costRupees: number };

/** Takes units from the oldest lots. @returns the gain over their cost by the day of sale, and the lots that stay. */
export function sellLots(
  lots: readonly PaperLot[],
  units: number,
  { soldOn, proceedsRupees }: { soldOn: IsoDate; proceedsRupees: number },
): { gain: RealisedGain; left: PaperLot[] } {
  const { longTermAfterMonths } = rowHolding(equityLongTermGains, soldOn).value;
  const gain = { soldOn, longTerm: 0, shortTerm: 0 };
  const left: PaperLot[] = [];
  let open = units;
  for (const lot of lots) {
    const sold = Math.min(open, lot.units);
    open -= sold;
    const cost = (lot.costRupees * sold) / lot.units;
    const part = (proceedsRupees * sold) / units - cost;
    // Held for more than the months of the law, and not just for as many.
    const isLongTerm = soldOn > shiftMonths(lot.boughtOn, longTermAfterMonths);
    if (sold > 0) gain[isLongTerm ? 'longTerm' : 'shortTerm'] += part;
    if (lot.units - sold > tiniestUnits) {
      left.push({ ...lot, units: lot.units - sold, costRupees: lot.costRupees - cost });
    }
  }
  return { gain, left };
}

/** Adds a gain to the sum of its financial year. @param gains one for each year, oldest first */
export function addGain(
  gains: RealisedGain[],
  { soldOn, longTerm, shortTerm }: RealisedGain,
): void {
  const last = gains.at(-1);
  if (!last || financialYearOf(last.soldOn) !== financialYearOf(soldOn)) {
    gains.push({ soldOn, longTerm, shortTerm });
    return;
  }
  gains[gains.length - 1] = {
    soldOn,
    longTerm: last.longTerm + longTerm,
    shortTerm: last.shortTerm + shortTerm,
  };
}

/** Fewer units than this are a rounding error, left of a lot that was sold whole. */
export const tiniestUnits = 1e-9;

type CarriedLoss = { financialYear: number } & Gains;

/**
 * The tax of each financial year, oldest first, as if its owner had no other income. Losses are carried to later
 * years: a long-term loss for long-term gains alone, a short-term loss for both, short-term gains first.
 * @param gains in the order of their days
 */
export function taxByYear(gains: readonly RealisedGain[]): {
  years: PaperTaxYear[];
  references: LawReference[];
} {
  const years: PaperTaxYear[] = [];
  const references = new Map<string, LawReference>();
  let carried: CarriedLoss[] = [];
  for (const financialYear of new Set(gains.map(({ soldOn }) => financialYearOf(soldOn)))) {
    const sales = gains.filter(({ soldOn }) => financialYearOf(soldOn) === financialYear);
    const day = sales.at(-1)!.soldOn;
    const rule = rowHolding(capitalLosses, day);
    carried = carried.filter(
      (loss) => financialYear - loss.financialYear <= rule.value.carryForwardYears,
    );
    const own = netOf({
      longTerm: sumOf(sales.map(({ longTerm }) => longTerm)),
      shortTerm: sumOf(sales.map(({ shortTerm }) => shortTerm)),
    });
    const before = { ...own };
    carried = carried.map((loss) => lowered(own, loss)).filter(isLoss);
    const setOffRupees = before.longTerm - own.longTerm + (before.shortTerm - own.shortTerm);
    const loss = {
      financialYear,
      longTerm: Math.min(0, own.longTerm),
      shortTerm: Math.min(0, own.shortTerm),
    };
    if (isLoss(loss)) carried.push(loss);
    const law = gainsLawOn({ kind: 'equity' }, day, day);
    if (!law.ok || law.value.kind !== 'equity') throw new Error(`No law of gains on ${day}`);
    const { longTerm, shortTerm, cess, surcharge } = law.value;
    for (const row of [longTerm, shortTerm, surcharge, cess, rule]) {
      const { id, from, to, section, source } = row;
      references.set(id, { id, from, to, section, source });
    }
    years.push({
      ...taxOnGains(
        { longTerm: Math.max(0, own.longTerm), shortTerm: Math.max(0, own.shortTerm) },
        law.value,
      ),
      // As they were made, before any loss.
      longTermGainRupees: Math.round(sumOf(sales.map(({ longTerm: gain }) => gain))),
      shortTermGainRupees: Math.round(sumOf(sales.map(({ shortTerm: gain }) => gain))),
      financialYear,
      setOffRupees: Math.round(setOffRupees),
      carriedRupees: Math.round(-sumOf(carried.map((each) => each.longTerm + each.shortTerm))),
    });
  }
  return { years, references: [...references.values()] };
}

export function totalTax(gains: readonly RealisedGain[]): number {
  return sumOf(taxByYear(gains).years.map(({ totalTaxRupees }) => totalTaxRupees));
}

/** Within a year a short-term loss lowers the long-term gain, and never the other way round. */
function netOf({ longTerm, shortTerm }: Gains): Gains {
  if (shortTerm >= 0 || longTerm <= 0) return { longTerm, shortTerm };
  const used = Math.min(longTerm, -shortTerm);
  return { longTerm: longTerm - used, shortTerm: shortTerm + used };
}

/** Lowers the gains of a year by a carried loss. @returns what is left of the loss. */
function lowered(gains: { longTerm: number; shortTerm: number }, loss: CarriedLoss): CarriedLoss {
  const take = (term: 'longTerm' | 'shortTerm', open: number) => {
    const used = Math.min(Math.max(0, gains[term]), open);
    gains[term] -= used;
    return open - used;
  };
  const longOpen = take('longTerm', -loss.longTerm);
  const shortOpen = take('longTerm', take('shortTerm', -loss.shortTerm));
  return { ...loss, longTerm: -longOpen, shortTerm: -shortOpen };
}

function isLoss({ longTerm, shortTerm }: Gains): boolean {
  return longTerm < 0 || shortTerm < 0;
}
