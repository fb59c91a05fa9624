import type { LawReference } from '@/lib/law/dated-row';
import type { DeductionLine } from '@/lib/tax/domain/deduction-line';
import type { SlabLine } from '@/lib/tax/domain/slab-tax';
import type { SpecialLine } from '@/lib/tax/domain/special-tax';

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
  /** Income in rupees and tax in paise look the same to a reader; a sum closes what stands above it. */
  part: 'income' | 'tax';
  isSum: boolean;
  /** Null for plain additions. */
  law: LawReference | null;
};

export type WorkingName =
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
