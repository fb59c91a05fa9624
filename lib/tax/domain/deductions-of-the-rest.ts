import type { LawReference } from '@/lib/law/dated-row';
import {
  cappedLine,
  refusedLine,
  wholeLine,
  type DeductionLine,
  type DeductionName,
} from './deduction-line';
import type { TaxInput } from './inputs/input';
import type { YearLaw } from './law-of-year';

/**
 * Sections 80GG and 80G (134 and 133 of the Act of 2025), whose caps are shares of what the slabs tax after every
 * other deduction. Each looks at the income after the other; rent goes first here, so that neither waits for the
 * other. Winnings and digital assets, which bear no deduction, are left out of that income: the strict reading.
 */
export function deductionsOfTheRest(
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
  const isAllHalved = donationsHalfLimited <= remainingRupees;
  return [
    wholeLine('donationsWhole', donationsWhole, row),
    halved(wholeLine('donationsHalf', donationsHalf, row), half(donationsHalf)),
    whole,
    isAllHalved
      ? halved(
          upTo('donationsHalfLimited', donationsHalfLimited, remainingRupees, row),
          half(donationsHalfLimited),
        )
      : upTo('donationsHalfLimited', donationsHalfLimited, half(remainingRupees), row),
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
