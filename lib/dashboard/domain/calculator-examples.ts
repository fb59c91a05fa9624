import type { IsoDate } from '@/lib/calendar/iso-date';
import { answerOf } from '@/lib/sip/domain/answer';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import { compareRegimes } from '@/lib/tax/domain/compute-tax';
import { defaultYear, exampleInput } from '@/lib/tax/domain/inputs/input';
import { randomFrom } from '@/lib/random-from';

/** The default SIP, calculated as in the calculator. */
export function sipExample(today: IsoDate) {
  const { monthlyRupees, annualReturnPercent, years } = startInputs;
  const { projection } = answerOf(startInputs, today).main;
  return {
    monthlyRupees,
    years,
    returnPercent: annualReturnPercent,
    points: projection.months
      .filter(({ month }) => month % monthsPerYear === 0)
      .map(({ month, investedRupees, gainRupees }) => ({
        year: month / monthsPerYear,
        investedRupees,
        gainRupees,
      })),
  };
}

/** The default tax example, in both regimes. */
export function taxExample() {
  const input = exampleInput(defaultYear);
  const { new: inNew, old: inOld } = compareRegimes(input);
  return {
    salaryRupees: input.salaryRupees.gross,
    yearLabel: inNew.year.value.shortLabel,
    newTaxRupees: inNew.taxRupees,
    oldTaxRupees: inOld.taxRupees,
  };
}

const points = 60;

const seed = 7;

const monthlyGain = 0.009;

/** The shape of a net worth that is saved into every month; it has no unit and belongs to no person. */
export function exampleLine(): number[] {
  const random = randomFrom(seed);
  const line: number[] = [];
  let value = 2;
  for (let month = 0; month < points; month += 1) {
    const isLumpSum = month % 17 === 9;
    value = value * (1 + monthlyGain + (random() - 0.5) * 0.05) + (isLumpSum ? 8 : 1);
    line.push(Math.round(value * 10) / 10);
  }
  return line;
}
