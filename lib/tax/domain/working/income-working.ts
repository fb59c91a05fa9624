import type { LawReference } from '@/lib/law/dated-row';
import type { Income } from '@/lib/tax/domain/income';
import type { WorkingLine, WorkingName } from './working-line';

/** From the salary to total income. */
export function incomeLines(income: Income): WorkingLine[] {
  const { salary, house, familyPension, gains, deductions, total } = income;
  const special = gains.specialRupees.reduce((sum, rupees) => sum + rupees, 0);
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
    line('hra', -(salary.hra?.rupees ?? 0), salary.hra?.law ?? null),
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
  return { name, detail: null, paise: rupees * 100 + 0, part: 'income', isSum, law };
}
