import type { Regime, TaxYear } from '@/lib/law/tax-years';
import { emptyInput, type TaxFacts, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { computeTax } from './compute-tax';
import { lawOfYear } from './law-of-year';

export type NextRupeePoint = {
  /** Total income, all of it taxed by the slabs. */
  incomeRupees: number;
  newPercent: number;
  oldPercent: number;
};

export type ReliefZone = {
  /** The relief begins with the rupee after this one. */
  aboveRupees: number;
  kind: 'rebate' | 'surcharge';
  /** The last rupee of total income that still has relief; null where the regime has no such step. */
  lastRupees: Readonly<Record<Regime, number | null>>;
};

/** The facts beside income that decide about slabs and reliefs. */
export type CurveFacts = Pick<TaxFacts, 'year' | 'age' | 'residency'>;

const pointsBelow = 20;
const pointsAbove = 40;
/** 12 lakh in steps of 2,400, 5 crore in steps of a lakh. */
const stepsOfThreshold = 500;

/** Incomes at which a relief begins: the limit of the rebate, then the bands of the surcharge. */
export function reliefThresholds(year: TaxYear): readonly number[] {
  const { regimes } = lawOfYear(year);
  const bands = [...regimes.new.surcharge.value.bands, ...regimes.old.surcharge.value.bands];
  const surcharges = [...new Set(bands.map(({ aboveRupees }) => aboveRupees))];
  return [regimes.new.rebate.value.incomeLimitRupees, ...surcharges.sort((a, b) => a - b)];
}

/** The marginal rate just below, at and well above a threshold, in both regimes. */
export function nextRupeeCurve(facts: CurveFacts, aroundRupees: number): NextRupeePoint[] {
  const step = aroundRupees / stepsOfThreshold;
  const input = withoutIncome(facts);
  return Array.from({ length: pointsBelow + pointsAbove + 1 }, (_, index) =>
    pointAt(input, aroundRupees + (index - pointsBelow) * step),
  );
}

/** The same at one income. */
export function nextRupeeAt(facts: CurveFacts, incomeRupees: number): NextRupeePoint {
  return pointAt(withoutIncome(facts), incomeRupees);
}

function pointAt(withoutIncome: TaxInput, incomeRupees: number): NextRupeePoint {
  return {
    incomeRupees,
    newPercent: marginalRateAt(withoutIncome, 'new', incomeRupees),
    oldPercent: marginalRateAt(withoutIncome, 'old', incomeRupees),
  };
}

/** Whether an income lies within what the curve shows. */
export function isOnCurve(incomeRupees: number, aroundRupees: number): boolean {
  const steps = ((incomeRupees - aroundRupees) * stepsOfThreshold) / aroundRupees;
  return steps >= -pointsBelow && steps <= pointsAbove;
}

/** Where each relief ends: computed, so that it follows the rows of the year. */
export function reliefZones(facts: CurveFacts): ReliefZone[] {
  const baseInput = withoutIncome(facts);
  return reliefThresholds(facts.year).map((aboveRupees, index) => ({
    aboveRupees,
    kind: index === 0 ? 'rebate' : 'surcharge',
    lastRupees: {
      new: lastWithRelief(baseInput, 'new', aboveRupees),
      old: lastWithRelief(baseInput, 'old', aboveRupees),
    },
  }));
}

function withoutIncome(facts: CurveFacts): TaxInput {
  return { ...emptyInput(facts.year), age: facts.age, residency: facts.residency };
}

function lastWithRelief(baseInput: TaxInput, regime: Regime, aboveRupees: number): number | null {
  const hasRelief = (rupees: number) => {
    const { rebate, surcharge } = computeTax(withMore(baseInput, rupees), regime, 'none');
    const atBand = surcharge.relief?.thresholdRupees === aboveRupees ? surcharge.relief.paise : 0;
    return rebate.kind === 'relief' || atBand > 0;
  };
  let low = aboveRupees + 1;
  if (!hasRelief(low)) return null;
  // Every zone of the law ends within a tenth.
  let high = Math.ceil(aboveRupees * 1.1);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (hasRelief(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * What the next rupee of normal income costs, in percent, cess included: 31.2 in the top slab, 104 where a
 * marginal relief runs out. Without the roundings of sections 288A and 288B, which would make steps of it.
 * A cliff is one rupee wide: at total income of 5 lakh the next one costs the whole rebate of the old regime.
 */
export function marginalRateAt(input: TaxInput, regime: Regime, extraRupees = 0): number {
  const here = computeTax(withMore(input, extraRupees), regime, 'none').beforeCessParts;
  const next = computeTax(withMore(input, extraRupees + 1), regime, 'none').beforeCessParts;
  const cessPercent = lawOfYear(input.year).cess.value.ratePercent;
  return ((next - here) * (100 + cessPercent)) / 100_000;
}

/** The same person with more income that the slabs tax. */
export function withMore(input: TaxInput, rupees: number): TaxInput {
  const normal = input.otherRupees.normal + rupees;
  return { ...input, otherRupees: { ...input.otherRupees, normal } };
}
