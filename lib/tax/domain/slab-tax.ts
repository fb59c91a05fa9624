import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { AgriculturalIncomeRule } from '@/content/law/agricultural-income';
import type { SlabTable } from '@/content/law/slabs';
import { paiseOfParts, percentOfRupees } from '@/lib/tax/domain/working/parts';

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
export function slabTax(
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
export function basicExemption(table: SlabTable): number {
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
