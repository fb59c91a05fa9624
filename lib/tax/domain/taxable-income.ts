import type { DatedRow } from '@/lib/law/dated-row';
import type { SlabTable } from '@/content/law/slabs';
import type { YearLaw } from './law-of-year';
import { basicExemption, rupeesInSlabs, slabTax } from './slab-tax';
import { specialTax, type SpecialTax } from './special-tax';

/** Total income by how it is taxed. */
export type TaxableIncome = {
  /** Taxed by slab, dividends included. */
  normalRupees: number;
  /** Of it, dividends. */
  dividendRupees: number;
  /** In the order of the year's special rates. */
  specialRupees: readonly number[];
  /** Not part of total income. */
  agriculturalRupees: number;
};

/** By which tables a person is taxed. */
export type Tables = {
  law: YearLaw;
  slabs: DatedRow<SlabTable>;
  isResident: boolean;
};

/** Income tax before rebate and surcharge, in parts. */
export type IncomeTax = {
  slabParts: number;
  /** Agricultural income raised the slab tax (partial integration). */
  hasAgriculturalStep: boolean;
  special: SpecialTax;
  parts: number;
};

/** The tax at slab and special rates on an income that is rounded as the law says; the sums are exact, in parts. */
export function incomeTaxOn(income: TaxableIncome, tables: Tables): IncomeTax {
  const { normalRupees, agriculturalRupees, specialRupees } = income;
  const { law, slabs, isResident } = tables;
  const slabParts = slabTax(normalRupees, agriculturalRupees, slabs.value, law.agricultural.value);
  const inSlabs = rupeesInSlabs(
    normalRupees,
    agriculturalRupees,
    slabs.value,
    law.agricultural.value,
  );
  const unused = isResident ? Math.max(0, basicExemption(slabs.value) - normalRupees) : 0;
  const special = specialTax(specialRupees, law.specialRates, unused);
  return {
    slabParts,
    hasAgriculturalStep: inSlabs > normalRupees,
    special,
    parts: slabParts + special.parts,
  };
}

/** Total income in whole rupees: agricultural income is no part of it. */
export function totalOf({ normalRupees, specialRupees }: TaxableIncome): number {
  let total = normalRupees;
  for (const rupees of specialRupees) total += rupees;
  return total;
}

/** All but dividends and capital gains, on whose tax the surcharge is capped. */
export function uncappedIncomeOf(income: TaxableIncome, { specialRates }: YearLaw): number {
  let total = income.normalRupees - income.dividendRupees;
  for (let index = 0; index < specialRates.length; index += 1) {
    if (!specialRates[index]!.isGain) total += income.specialRupees[index] ?? 0;
  }
  return total;
}

/**
 * The same income less a sum: normal income goes first (dividends last of it), then income at special rates,
 * highest rate first. The law gives no order; published examples agree with this one, and with it a rupee that
 * frees a gain from a loss is taken off again, so that no relief lets it cost more than a rupee. `keepsCapped`
 * leaves dividends and gains as they are.
 */
export function lessIncome(
  income: TaxableIncome,
  rupees: number,
  { specialRates }: YearLaw,
  keepsCapped: boolean,
): TaxableIncome {
  const removable = keepsCapped ? income.normalRupees - income.dividendRupees : income.normalRupees;
  let rest = Math.max(0, rupees - removable);
  const normalRupees = income.normalRupees - Math.min(rupees, removable);
  const specialRupees = [...income.specialRupees];
  for (let index = 0; rest > 0 && index < specialRates.length; index += 1) {
    if (keepsCapped && specialRates[index]!.isGain) continue;
    const removed = Math.min(rest, specialRupees[index] ?? 0);
    specialRupees[index]! -= removed;
    rest -= removed;
  }
  const dividendRupees = Math.min(income.dividendRupees, normalRupees);
  return { ...income, normalRupees, dividendRupees, specialRupees };
}
