import { sumOf } from '@/lib/cashflow/statistics';
import type { LawReference } from '@/lib/law/dated-row';
import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import type { DeductionLine } from '@/lib/tax/domain/deductions';
import type { Income } from '@/lib/tax/domain/income';
import type { SlabLine } from '@/lib/tax/domain/taxable-income';
import type { SpecialLine } from '@/lib/tax/domain/special-tax';

/**
 * The computation as lines that add up, in the order of the law: income to total income, then tax to the tax of the
 * year. Lines that are zero are left out, but not sums, slabs, a loss that the regime lets wait, and rent allowance
 * and deductions of the regime of which nothing counts: what is typed has a line with the reason.
 */
export function workingOf(result: TaxResult): readonly WorkingLine[] {
  return [...incomeLines(result.income), ...taxLines(result)].filter(
    (line) => line.paise !== 0 || isPrintedAtZero(line),
  );
}

function isPrintedAtZero({ isSum, name, detail }: WorkingLine): boolean {
  if (isSum || name === 'slab' || name === 'hra') return true;
  if (detail?.kind === 'deduction') return detail.line.cutBy !== 'regime';
  return detail?.kind === 'house-loss';
}

/** From the salary to total income. */
function incomeLines(income: Income): WorkingLine[] {
  const { salary, house, familyPension, gains, deductions, total } = income;
  // The house loss has a line of its own: gains are printed before it.
  const special = sumOf(gains.specialRupees) + gains.setOff.houseOnSpecialRupees;
  const named =
    salary.rupees +
    house.incomeRupees -
    house.setOffRupees +
    familyPension.receivedRupees -
    familyPension.deductionRupees +
    special;
  const line = (name: WorkingName, rupees: number, law: LawReference | null) =>
    incomeLine(name, rupees, law, false);
  return [
    line('salary', salary.grossRupees, null),
    ...(salary.hra ? [line('hra', -salary.hra.rupees, salary.hra.law)] : []),
    line('standardDeduction', -salary.standardDeduction.rupees, salary.standardDeduction.law),
    line(
      'professionalTax',
      -(salary.professionalTax?.rupees ?? 0),
      salary.professionalTax?.law ?? null,
    ),
    line('house', house.incomeRupees, house.law),
    {
      ...line('houseLossSetOff', -house.setOffRupees, house.law),
      detail:
        house.setOffRupees < house.lossRupees
          ? {
              kind: 'house-loss' as const,
              setOffRupees: house.setOffRupees,
              lossRupees: house.lossRupees,
              capRupees: house.setOffCapRupees,
            }
          : null,
    },
    line('familyPension', familyPension.receivedRupees, null),
    line('familyPensionDeduction', -familyPension.deductionRupees, familyPension.law),
    line('otherIncome', income.grossTotalRupees - named, null),
    line('specialIncome', special, null),
    incomeLine('grossTotal', income.grossTotalRupees, null, true),
    ...deductions.lines.map((deduction) => ({
      ...line('deduction', -deduction.allowedRupees, deduction.law),
      detail: { kind: 'deduction' as const, line: deduction },
    })),
    line('deductionsAboveIncome', deductions.aboveIncomeRupees, null),
    line('incomeRounding', total.rupees - total.exactRupees, total.law),
    incomeLine('totalIncome', total.rupees, null, true),
  ];
}

function incomeLine(
  name: WorkingName,
  rupees: number,
  law: LawReference | null,
  isSum: boolean,
): WorkingLine {
  // Adding zero turns -0 into 0.
  return { name, detail: null, paise: rupees * 100 + 0, isSum, law };
}

/** From the first slab to the tax of the year. */
function taxLines(result: TaxResult): WorkingLine[] {
  const { slabTax, specialTax, rebate, surcharge, cess, taxRupees } = result;
  const tax = (
    name: WorkingName,
    paise: number,
    law: LawReference | null,
    detail: WorkingLine['detail'] = null,
  ): WorkingLine => ({ name, detail, paise, isSum: false, law });
  const { ratePercent, cappedRatePercent } = surcharge;
  const lines = [
    ...slabTax.lines.map((slab) =>
      tax('slab', slab.taxPaise, slabTax.law, { kind: 'slab', line: slab }),
    ),
    tax(
      'agriculturalTakenOff',
      -(slabTax.agricultural?.takenOffPaise ?? 0),
      slabTax.agricultural?.law ?? null,
    ),
    ...specialTax.lines.map((line) =>
      tax('specialTax', line.taxPaise, line.law, { kind: 'special', line }),
    ),
    tax(rebate.kind === 'relief' ? 'rebateRelief' : 'rebate', -rebate.paise, rebate.law),
    tax('surchargeOnCapped', surcharge.onCappedPaise, surcharge.law, {
      kind: 'surcharge',
      ratePercent: cappedRatePercent,
    }),
    tax('surcharge', surcharge.onOtherPaise, surcharge.law, { kind: 'surcharge', ratePercent }),
    tax('surchargeRelief', -(surcharge.relief?.paise ?? 0), surcharge.law),
    tax('cess', cess.paise, cess.law),
  ];
  // Printing dropped less than a paisa of each line; the rounding line closes that too.
  const printed = sumOf(lines.map(({ paise }) => paise));
  return [
    ...lines,
    tax('taxRounding', taxRupees * 100 - printed, result.taxRounding),
    { ...tax('tax', taxRupees * 100, null), isSum: true },
  ];
}

/** One line of the working, for page, print and CSV: a sentence belongs to each name. */
export type WorkingLine = {
  name: WorkingName;
  /** Which one, where a name stands for several. */
  detail:
    | { kind: 'deduction'; line: DeductionLine }
    | { kind: 'slab'; line: SlabLine }
    | { kind: 'special'; line: SpecialLine }
    | { kind: 'surcharge'; ratePercent: number }
    | { kind: 'house-loss'; setOffRupees: number; lossRupees: number; capRupees: number }
    | null;
  /** Signed: what is taken off is negative. */
  paise: number;
  /** It totals the lines above it. */
  isSum: boolean;
  /** Null for plain additions. */
  law: LawReference | null;
};

type WorkingName =
  | 'salary'
  | 'hra'
  | 'standardDeduction'
  | 'professionalTax'
  | 'house'
  | 'houseLossSetOff'
  | 'familyPension'
  | 'familyPensionDeduction'
  | 'otherIncome'
  | 'specialIncome'
  | 'grossTotal'
  | 'deduction'
  | 'deductionsAboveIncome'
  | 'incomeRounding'
  | 'totalIncome'
  | 'slab'
  | 'agriculturalTakenOff'
  | 'specialTax'
  | 'rebate'
  | 'rebateRelief'
  | 'surchargeOnCapped'
  | 'surcharge'
  | 'surchargeRelief'
  | 'cess'
  | 'taxRounding'
  | 'tax';
