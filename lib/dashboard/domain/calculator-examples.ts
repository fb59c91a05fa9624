import type { IsoDate } from '@/lib/calendar/iso-date';
import { answerOf } from '@/lib/sip/domain/answer';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import { compareRegimes } from '@/lib/tax/domain/compare-regimes';
import { defaultYear, exampleInput } from '@/lib/tax/domain/inputs/example';

/** What the SIP calculator opens with, worked out as there. */
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

/** What the tax calculator opens with, in both regimes. */
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
