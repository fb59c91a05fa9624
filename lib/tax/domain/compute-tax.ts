import type { AgeBand } from '@/content/law/age';
import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { Regime, TaxYearFacts } from '@/lib/law/tax-years';
import type { RebateRule } from '@/content/law/rebate';
import type { SlabTable } from '@/content/law/slabs';
import { incomeOf, type Income, type Rounding } from './income';
import { refuseWrongAmounts, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { ageBandOf, lawOfYear, type YearLaw } from './law-of-year';
import {
  paiseOfParts,
  percentOfTotal,
  rupeesOfParts,
  roundRupees,
} from '@/lib/tax/domain/working/parts';
import { type Rebate, rebateOn, type Surcharge, surchargeOn } from './surcharge-and-rebate';
import {
  agriculturalStep,
  rupeesInSlabs,
  slabLines,
  incomeTaxOn,
  type AgriculturalStep,
  type SlabLine,
  type TaxableIncome,
} from './taxable-income';
import type { SpecialLine, SpecialTax } from './special-tax';

/**
 * Every step of one person's tax of a year in one regime, each with its row of the law. Amounts of income are
 * whole rupees; amounts of tax are paise, dropped below a paisa for printing only: the sum is exact until
 * section 288B.
 */
export type TaxResult = {
  year: DatedRow<TaxYearFacts>;
  regime: Regime;
  ageBand: AgeBand;
  income: Income;
  slabTax: {
    lines: readonly SlabLine[];
    /** Null where no agricultural income counts. */
    agricultural: AgriculturalStep | null;
    paise: number;
    law: LawReference;
  };
  specialTax: { lines: readonly SpecialLine[]; paise: number };
  rebate: Rebate;
  surcharge: Surcharge;
  cess: { ratePercent: number; paise: number; law: LawReference };
  /** Tax, surcharge and cess before section 288B. */
  exactPaise: number;
  /** The tax of the year. */
  taxRupees: number;
  taxRounding: LawReference;
  /** Exact tax and surcharge before cess, in 1/100,000 of a rupee: next-rupee.ts takes marginal rates from it. */
  beforeCessParts: number;
  notes: readonly TaxNote[];
};

/**
 * The tax of an individual. Order: heads of income, losses, deductions, total income rounded (288A), slab and
 * special-rate tax, rebate or its relief (87A), surcharge and its relief, cess, tax rounded (288B); sections 156
 * and 516 in the Act of 2025. Throws on amounts that are no whole rupees up to 1,000 crore.
 */
export function computeTax(
  input: TaxInput,
  regime: Regime,
  rounding: Rounding = 'by-law',
): TaxResult {
  refuseWrongAmounts(input);
  const law = lawOfYear(input.year);
  const rules = law.regimes[regime];
  const ageBand = ageBandOf(input, law);
  const isResident = input.residency === 'resident';
  const slabs = rules.slabs[ageBand];
  const tables = { law, slabs, isResident };
  const income = incomeOf(input, regime, law, ageBand, rounding);
  const tax = incomeTaxOn(income.taxable, tables);
  const slabTax = slabStep(income.taxable, law, slabs, tax.slabParts);
  const rebate = rebateOn(income.total.rupees, tax, isResident, rules.rebate);
  const surcharge = surchargeOn(income.total.rupees, income.taxable, tax, tables, rules.surcharge);
  const beforeCessParts = tax.parts - rebate.parts + surcharge.parts;
  const { ratePercent } = law.cess.value;
  const cessParts = percentOfTotal(beforeCessParts, ratePercent);
  const exactParts = beforeCessParts + cessParts;
  return {
    year: law.year,
    regime,
    ageBand,
    income,
    slabTax,
    specialTax: { lines: tax.special.lines, paise: paiseOfParts(tax.special.parts) },
    rebate,
    surcharge,
    cess: { ratePercent, paise: paiseOfParts(cessParts), law: law.cess },
    exactPaise: paiseOfParts(exactParts),
    taxRupees: roundRupees(rupeesOfParts(exactParts), law.taxRounding.value),
    taxRounding: law.taxRounding,
    beforeCessParts,
    notes: notesOn(input, law.regimes[regime].rebate.value, income, slabTax, tax.special, rebate),
  };
}

function slabStep(
  { normalRupees, agriculturalRupees }: TaxableIncome,
  law: YearLaw,
  slabs: DatedRow<SlabTable>,
  slabParts: number,
): TaxResult['slabTax'] {
  const rule = law.agricultural;
  const inSlabs = rupeesInSlabs(normalRupees, agriculturalRupees, slabs.value, rule.value);
  return {
    lines: slabLines(inSlabs, slabs.value),
    agricultural:
      inSlabs === normalRupees ? null : agriculturalStep(agriculturalRupees, slabs.value, rule),
    paise: paiseOfParts(slabParts),
    law: slabs,
  };
}

/** Notes beside a figure; none is an error. */
type TaxNote =
  /** More is deducted than there is income to deduct it from. */
  | 'deductions-above-income'
  /** The department refuses the rebate against section 111A; courts have allowed it. */
  | 'rebate-disputed-111a'
  /** Agricultural income raised the tax that the rebate or its relief then lowered. */
  | 'rebate-with-agricultural-income'
  /** Special-rate tax took part in weighing the marginal relief, as the proviso reads. */
  | 'relief-weighs-all-tax'
  /** Losses of virtual digital assets are not set off, even among themselves: the strict reading. */
  | 'vda-strict'
  /** No rebate, no higher exemption by age, none against gains, no deduction for residents alone. */
  | 'non-resident'
  /** A loss waits for later years. */
  | 'loss-carried-forward';

function notesOn(
  input: TaxInput,
  { is111aDisputed }: RebateRule,
  { deductions, house, gains }: Income,
  { agricultural }: TaxResult['slabTax'],
  special: SpecialTax,
  rebate: Rebate,
): readonly TaxNote[] {
  const notes: TaxNote[] = [];
  if (deductions.aboveIncomeRupees > 0) notes.push('deductions-above-income');
  const hasShortTermTax = special.lines.some(
    ({ name, taxPaise }) => name === 'shortTermEquity' && taxPaise > 0,
  );
  if (is111aDisputed && rebate.kind !== 'none' && hasShortTermTax)
    notes.push('rebate-disputed-111a');
  if (rebate.kind !== 'none' && agricultural) notes.push('rebate-with-agricultural-income');
  if (rebate.kind === 'relief' && special.parts > 0) notes.push('relief-weighs-all-tax');
  if (input.otherRupees.vda > 0) notes.push('vda-strict');
  if (input.residency === 'nonResident') notes.push('non-resident');
  const { shortTermRupees, longTermRupees } = gains.carriedForward;
  if (house.carriedForwardRupees + shortTermRupees + longTermRupees > 0) {
    notes.push('loss-carried-forward');
  }
  return notes;
}

export type Comparison = {
  new: TaxResult;
  old: TaxResult;
  /** Null when the tax is the same in both. */
  cheaper: Regime | null;
  /** The saving of the cheaper regime. */
  savingRupees: number;
  /** Income before any deduction, the same for both regimes: the base of their effective tax rates. */
  incomeRupees: number;
};

/** The same person and year in both regimes. */
export function compareRegimes(input: TaxInput): Comparison {
  const inNew = computeTax(input, 'new');
  const inOld = computeTax(input, 'old');
  const difference = inNew.taxRupees - inOld.taxRupees;
  const cheaper = difference === 0 ? null : difference < 0 ? 'new' : 'old';
  return {
    new: inNew,
    old: inOld,
    cheaper,
    savingRupees: Math.abs(difference),
    incomeRupees: incomeBeforeDeductions(inNew),
  };
}

/** Taken from the new regime: it sets off no loss from house property, and its few deductions are added back here. */
function incomeBeforeDeductions({ income }: TaxResult): number {
  const { salary, familyPension, grossTotalRupees } = income;
  const takenOffSalary = salary.grossRupees - salary.rupees;
  return grossTotalRupees + takenOffSalary + familyPension.deductionRupees;
}
