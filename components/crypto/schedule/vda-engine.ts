import type { IsoDate } from '@/lib/calendar/iso-date';
import { type SaleTyped, fragmentOf, salesOfFragment } from '@/lib/crypto/domain/sale-typed';
import {
  readSales,
  vdaYears,
  type SaleProblem,
  type VdaSaleRow,
} from '@/lib/crypto/domain/schedule-vda';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';

/** The rules of Schedule VDA and what shows its lines, as one piece. */
export { VdaYearTable } from './vda-year-table';

/** A sale as it is typed. The id is that of its fields, and stays while others are added and removed. */
export type SaleLine = { id: number; typed: SaleTyped };

/** From the fields to the lines of the schedule and the address, for `useCalculator`. */
export function vdaRules(law: VdaLaw, lawFrom: IsoDate, today: IsoDate) {
  return {
    // Each sale is read separately: a mistake in one does not affect the others.
    read: (lines: readonly SaleLine[]) => {
      const { rows, problems } = readSales(typedOf(lines), lawFrom, today);
      const named = lines.flatMap(({ id }, index) =>
        Object.entries(problems[index] ?? {}).map(
          ([field, problem]) => [`${id}.${field}`, problem] as const,
        ),
      );
      const byField: Partial<Record<string, SaleProblem>> = Object.fromEntries(named);
      return { inputs: rows, problems: byField };
    },
    answer: (rows: readonly VdaSaleRow[]) => vdaYears(rows, law),
    address: (_rows: unknown, lines: readonly SaleLine[]) => fragmentOf(typedOf(lines)),
    typedAt: (fragment: string): readonly SaleLine[] | null => {
      const sales = salesOfFragment(fragment);
      return sales.length > 0 ? sales.map((typed, id) => ({ id, typed })) : null;
    },
  };
}

function typedOf(lines: readonly SaleLine[]): SaleTyped[] {
  return lines.map(({ typed }) => typed);
}
