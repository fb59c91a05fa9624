import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { saleTax } from '@/lib/funds/domain/tax/sale-tax';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { taxKindOf, type TaxKind } from '@/lib/funds/domain/tax/tax-kind';

/** Large enough that the yearly exemption of long-term gains does not cover every gain. */
export const soldRupees = 1_000_000;
/** The highest slab of both regimes, for gains that are taxed by slab. */
export const soldSlabPercent = 30;

export type ComparedSale = {
  kind: TaxKind;
  valueRupees: number;
  /** With cess. */
  taxRupees: number;
};

/**
 * The tax on selling on the last common day what was bought for `soldRupees` on the first, where the seller has no
 * other gains. @param series since the last jump of the NAV.
 * @returns null where the category does not say how the fund is taxed, or the law of the day is not in the tables.
 */
export function comparedSale(
  scheme: Pick<Scheme, 'category' | 'name'>,
  series: readonly DatedValue[],
  { from, to }: { from: IsoDate; to: IsoDate },
): ComparedSale | null {
  const kind = taxKindOf(scheme);
  const nav = valueOn(series, from)?.value;
  if (!kind || nav === undefined) return null;
  const lot = { boughtOn: from, units: soldRupees / nav, costRupees: soldRupees };
  const tax = saleTax([lot], { kind, soldOn: to, series, slabRatePercent: soldSlabPercent });
  return tax && { kind, valueRupees: tax.valueRupees, taxRupees: tax.totalTaxRupees };
}
