import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { AgriculturalIncomeRule } from '@/content/law/agricultural-income';
import type { SlabTable } from '@/content/law/slabs';
import { paiseOfParts, percentOfRupees } from '@/lib/tax/domain/working/parts';
import type { YearLaw } from './law-of-year';
import { specialTax, type SpecialTax } from './special-tax';

export type SlabLine = {
  aboveRupees: number;
  /** Null in the last slab. */
  upToRupees: number | null;
  ratePercent: number;
  /** Income that lies in the slab. */
  incomeRupees: number;
  taxPaise: number;
};

/** The effect of exempt agricultural income on the tax on other income. */
export type AgriculturalStep = {
  agriculturalRupees: number;
  /** The slab tax on agricultural income and the basic exemption, taken off again. */
  takenOffPaise: number;
  law: LawReference;
};

/** Income that the slabs see: agricultural income too, where it counts. */
export function rupeesInSlabs(
  normalRupees: number,
  agriculturalRupees: number,
  table: SlabTable,
  rule: AgriculturalIncomeRule,
): number {
  const counts =
    agriculturalRupees > rule.countsAboveRupees && normalRupees > basicExemption(table);
  return counts ? normalRupees + agriculturalRupees : normalRupees;
}

/** In parts, exact. Partial integration: tax on both together, less tax on agricultural income and the exemption. */
function slabTax(
  normalRupees: number,
  agriculturalRupees: number,
  table: SlabTable,
  rule: AgriculturalIncomeRule,
): number {
  const inSlabs = rupeesInSlabs(normalRupees, agriculturalRupees, table, rule);
  const tax = taxInSlabs(inSlabs, table);
  return inSlabs === normalRupees
    ? tax
    : tax - taxInSlabs(agriculturalRupees + basicExemption(table), table);
}

/** The upper end of the slab at 0 %. */
function basicExemption(table: SlabTable): number {
  return table[1]?.aboveRupees ?? 0;
}

/** What partial integration takes off again: the slab tax on agricultural income and the basic exemption. */
export function agriculturalStep(
  agriculturalRupees: number,
  table: SlabTable,
  law: DatedRow<AgriculturalIncomeRule>,
): AgriculturalStep {
  const takenOff = taxInSlabs(agriculturalRupees + basicExemption(table), table);
  return { agriculturalRupees, takenOffPaise: paiseOfParts(takenOff), law };
}

/** A line for each slab of the table, also those that the income does not reach; tax in whole paise, for printing. */
export function slabLines(rupees: number, table: SlabTable): SlabLine[] {
  const lines: SlabLine[] = [];
  for (let index = 0; index < table.length; index += 1) {
    const { aboveRupees, ratePercent } = table[index]!;
    const upToRupees = table[index + 1]?.aboveRupees ?? null;
    const incomeRupees = Math.max(0, Math.min(rupees, upToRupees ?? rupees) - aboveRupees);
    const taxPaise = paiseOfParts(percentOfRupees(incomeRupees, ratePercent));
    lines.push({ aboveRupees, upToRupees, ratePercent, incomeRupees, taxPaise });
  }
  return lines;
}

function taxInSlabs(rupees: number, table: SlabTable): number {
  let parts = 0;
  for (let index = table.length - 1, end = rupees; index > 0; index -= 1) {
    const { aboveRupees, ratePercent } = table[index]!;
    if (end <= aboveRupees) continue;
    parts += percentOfRupees(end - aboveRupees, ratePercent);
    end = aboveRupees;
  }
  return parts;
}

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
  special: SpecialTax;
  parts: number;
};

/** The tax at slab and special rates on an income that is rounded as the law says; the sums are exact, in parts. */
export function incomeTaxOn(income: TaxableIncome, tables: Tables): IncomeTax {
  const { normalRupees, agriculturalRupees, specialRupees } = income;
  const { law, slabs, isResident } = tables;
  const slabParts = slabTax(normalRupees, agriculturalRupees, slabs.value, law.agricultural.value);
  const unused = isResident ? Math.max(0, basicExemption(slabs.value) - normalRupees) : 0;
  const special = specialTax(specialRupees, law.specialRates, unused);
  return { slabParts, special, parts: slabParts + special.parts };
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
 * frees a gain from a loss is taken off again, so that no relief lets a rupee of slab income cost more than a rupee. A
 * rupee of income at a special rate can cost more. `keepsCapped` leaves dividends and gains as they are.
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
