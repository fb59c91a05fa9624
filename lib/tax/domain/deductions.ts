import type { LawReference, DatedRow } from '@/lib/law/dated-row';
import type { AmountName, Disability, TaxInput } from '@/lib/tax/domain/inputs/input';
import type { AgeBand } from '@/content/law/age';
import type { Regime } from '@/lib/law/tax-years';
import type { Cap, HealthInsuranceCaps } from '@/content/law/deductions';
import type { YearLaw } from './law-of-year';

export type DeductionName =
  | AmountName<'deductionsRupees'>
  | 'employerPension'
  | 'ownDisability'
  | 'dependantDisability';

export type DeductionLine = {
  name: DeductionName;
  claimedRupees: number;
  allowedRupees: number;
  /** Null where the law has no cap, or where the deduction is not allowed at all. */
  capRupees: number | null;
  /** Why less is allowed than claimed; null when nothing was cut. */
  cutBy: 'cap' | 'interest' | 'half' | 'regime' | 'age' | 'residency' | 'hra' | null;
  law: LawReference;
};

/** No more than a cap is allowed. */
function cappedLine(
  name: DeductionName,
  claimedRupees: number,
  capRupees: number,
  law: LawReference,
): DeductionLine {
  const allowedRupees = Math.min(claimedRupees, capRupees);
  const cutBy = allowedRupees < claimedRupees ? 'cap' : null;
  return { name, claimedRupees, allowedRupees, capRupees, cutBy, law };
}

/** Nothing is allowed, for the person or for the regime. */
function refusedLine(
  name: DeductionName,
  claimedRupees: number,
  cutBy: 'regime' | 'age' | 'residency' | 'hra',
  law: LawReference,
): DeductionLine {
  return { name, claimedRupees, allowedRupees: 0, capRupees: null, cutBy, law };
}

/** All of it is allowed: the law has no cap. */
function wholeLine(name: DeductionName, claimedRupees: number, law: LawReference): DeductionLine {
  return { name, claimedRupees, allowedRupees: claimedRupees, capRupees: null, cutBy: null, law };
}

export type Deductions = {
  lines: readonly DeductionLine[];
  /** The total deducted: never more than the income taxed by slab. */
  rupees: number;
  /** Allowed but above the income: a note, not an error. */
  aboveIncomeRupees: number;
};

/**
 * Chapter VI-A (Chapter VIII of the Act of 2025). The new regime allows the employer's contribution to a pension
 * system and nothing else of it. Gains and winnings taxed at special rates bear no deduction.
 */
export function deductionsOf(
  input: TaxInput,
  regime: Regime,
  law: YearLaw,
  ageBand: AgeBand,
  normalIncomeRupees: number,
): Deductions {
  const lines = deductionLines(input, regime, law, ageBand, normalIncomeRupees).filter(
    ({ claimedRupees }) => claimedRupees > 0,
  );
  let total = 0;
  for (const { allowedRupees } of lines) total += allowedRupees;
  const rupees = Math.min(total, normalIncomeRupees);
  return { lines, rupees, aboveIncomeRupees: total - rupees };
}

/** A line for every deduction that there is, claimed or not. */
export function deductionLines(
  input: TaxInput,
  regime: Regime,
  law: YearLaw,
  ageBand: AgeBand,
  normalIncomeRupees: number,
): DeductionLine[] {
  const pension = employerPension(input, regime, law);
  const first = ownDeductions(input, law, ageBand);
  let left = normalIncomeRupees - pension.allowedRupees;
  for (const { allowedRupees } of first) left -= allowedRupees;
  const own = [...first, ...deductionsOfTheRest(input, law, left)];
  return [
    pension,
    ...(regime === 'old'
      ? own
      : own.map(({ name, claimedRupees, law: row }) =>
          refusedLine(name, claimedRupees, 'regime', row),
        )),
  ];
}

function employerPension(input: TaxInput, regime: Regime, law: YearLaw): DeductionLine {
  const { employerPension: paid, basicAndDa } = input.salaryRupees;
  const row = law.regimes[regime].employerPension;
  const { percentOfSalary, governmentPercentOfSalary } = row.value;
  const percent = input.employer === 'government' ? governmentPercentOfSalary : percentOfSalary;
  return cappedLine('employerPension', paid, Math.floor((basicAndDa * percent) / 100), row);
}

function ownDeductions(input: TaxInput, law: YearLaw, ageBand: AgeBand): DeductionLine[] {
  const { section80c, ownPension, educationLoan, other } = input.deductionsRupees;
  const rows = law.deductions;
  return [
    cappedLine('section80c', section80c, rows.section80c.value.capRupees, rows.section80c),
    cappedLine('ownPension', ownPension, rows.ownPension.value.capRupees, rows.ownPension),
    ...healthDeductions(input, rows.health, ageBand),
    ...interestDeductions(input, law, ageBand),
    disabilityLine('ownDisability', input, law),
    disabilityLine('dependantDisability', input, law),
    wholeLine('educationLoan', educationLoan, rows.educationLoan),
    wholeLine('other', other, rows.other),
  ];
}

/** From 60 on, one rule for the interest of all deposits takes the place of the rule for savings accounts. */
function interestDeductions(input: TaxInput, law: YearLaw, ageBand: AgeBand): DeductionLine[] {
  const { savingsInterest, depositInterest } = input.deductionsRupees;
  const rows = law.deductions;
  if (ageBand !== 'below60') {
    const both = savingsInterest + depositInterest;
    return [interestLine('depositInterest', both, input, rows.depositInterest)];
  }
  return [
    interestLine('savingsInterest', savingsInterest, input, rows.savingsInterest),
    refusedLine('depositInterest', depositInterest, 'age', rows.depositInterest),
  ];
}

/** Only interest that is taxed is deducted: no more than the other income that it is entered in. */
function interestLine(
  name: 'savingsInterest' | 'depositInterest',
  claimedRupees: number,
  { otherRupees }: TaxInput,
  law: DatedRow<Cap>,
): DeductionLine {
  const line = cappedLine(name, claimedRupees, law.value.capRupees, law);
  return line.allowedRupees > otherRupees.normal
    ? { ...line, allowedRupees: otherRupees.normal, cutBy: 'interest' }
    : line;
}

/** A fixed sum by the degree, whatever was spent. */
function disabilityLine(
  name: 'ownDisability' | 'dependantDisability',
  input: TaxInput,
  law: YearLaw,
): DeductionLine {
  const row = law.deductions[name];
  const rupeesBy: Record<Disability, number> = {
    none: 0,
    disability: row.value.rupees,
    severe: row.value.severeRupees,
  };
  const rupees = rupeesBy[input[name]];
  return input.residency === 'nonResident'
    ? refusedLine(name, rupees, 'residency', row)
    : cappedLine(name, rupees, rupees, row);
}

/** Section 80D: two caps, by the age of those insured; check-ups fill what the premiums leave free of them. */
function healthDeductions(
  { deductionsRupees, parentsAge }: TaxInput,
  law: DatedRow<HealthInsuranceCaps>,
  ageBand: AgeBand,
): DeductionLine[] {
  const { healthSelf, healthParents, preventiveCheckup } = deductionsRupees;
  const { belowSixtyRupees, fromSixtyRupees, preventiveRupees } = law.value;
  const selfCap = ageBand === 'below60' ? belowSixtyRupees : fromSixtyRupees;
  const parentsCap = parentsAge === 'below60' ? belowSixtyRupees : fromSixtyRupees;
  const self = cappedLine('healthSelf', healthSelf, selfCap, law);
  const parents = cappedLine('healthParents', healthParents, parentsCap, law);
  const free = selfCap - self.allowedRupees + parentsCap - parents.allowedRupees;
  const checkups = cappedLine(
    'preventiveCheckup',
    preventiveCheckup,
    Math.min(preventiveRupees, free),
    law,
  );
  return [self, parents, checkups];
}

/**
 * Sections 80GG and 80G (134 and 133 of the Act of 2025), whose caps are shares of what the slabs tax after every
 * other deduction. Each looks at the income after the other; rent goes first here, so that neither waits for the
 * other. Winnings and digital assets, which bear no deduction, are left out of that income: the strict reading.
 */
function deductionsOfTheRest(
  input: TaxInput,
  law: YearLaw,
  incomeLeftRupees: number,
): DeductionLine[] {
  const rent = rentLine(input, law, Math.max(0, incomeLeftRupees));
  const left = Math.max(0, incomeLeftRupees - rent.allowedRupees);
  return [rent, ...donationLines(input, law, left)];
}

/** The least of three; nothing for a taxpayer who receives a house rent allowance. Paise are dropped. */
function rentLine({ deductionsRupees, salaryRupees }: TaxInput, law: YearLaw, income: number) {
  const row = law.deductions.rentWithoutHra;
  const { capRupees, percentOfIncome, rentAbovePercentOfIncome } = row.value;
  const paid = deductionsRupees.rentWithoutHra;
  if (salaryRupees.hraReceived > 0) return refusedLine('rentWithoutHra', paid, 'hra', row);
  const above = Math.floor((paid * 100 - income * rentAbovePercentOfIncome) / 100);
  const share = Math.floor((income * percentOfIncome) / 100);
  return upTo('rentWithoutHra', paid, Math.max(0, Math.min(capRupees, share, above)), row);
}

/** Gifts that count whole fill the limit before those that count half. */
function donationLines({ deductionsRupees }: TaxInput, law: YearLaw, income: number) {
  const row = law.deductions.donations;
  const { halfPercent, limitPercentOfIncome } = row.value;
  const { donationsWhole, donationsHalf, donationsWholeLimited, donationsHalfLimited } =
    deductionsRupees;
  const half = (rupees: number) => Math.floor((rupees * halfPercent) / 100);
  const limit = Math.floor((income * limitPercentOfIncome) / 100);
  const whole = upTo('donationsWholeLimited', donationsWholeLimited, limit, row);
  const remainingRupees = limit - whole.allowedRupees;
  const halfCap = half(remainingRupees);
  const claimed = upTo('donationsHalfLimited', donationsHalfLimited, halfCap, row);
  return [
    wholeLine('donationsWhole', donationsWhole, row),
    halved(wholeLine('donationsHalf', donationsHalf, row), half(donationsHalf)),
    whole,
    // The cap is of what counts: half of the gifts that reach the limit.
    donationsHalfLimited <= remainingRupees ? halved(claimed, half(donationsHalfLimited)) : claimed,
  ];
}

function halved(line: DeductionLine, allowedRupees: number): DeductionLine {
  return line.claimedRupees > 0 ? { ...line, allowedRupees, cutBy: 'half' } : line;
}

/** A cap that depends on the claim and the income is not shown to a taxpayer who claims nothing. */
function upTo(
  name: DeductionName,
  claimedRupees: number,
  capRupees: number,
  law: LawReference,
): DeductionLine {
  return claimedRupees > 0
    ? cappedLine(name, claimedRupees, capRupees, law)
    : wholeLine(name, claimedRupees, law);
}
