import type { Transaction } from './holding';

/** The columns of the file, in their order; a file may have them in another. */
export const csvColumns = [
  'class',
  'instrument',
  'type',
  'date',
  'quantity',
  'amount_rupees',
  'account',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** A transaction in the order of the columns. @param instrument as the import takes it */
export function csvRowOf(
  { assetClass, instrument }: { assetClass: string; instrument: string },
  { type, on, quantity, rupees, account }: CsvEntry,
): (string | null)[] {
  const units = type === 'dividend' || quantity === null ? '' : csvNumber(quantity);
  return [assetClass, instrument, type, on, units, csvNumber(rupees), account];
}

type CsvEntry = Pick<Transaction, 'type' | 'on' | 'rupees' | 'account'> & {
  /** Not printed of a dividend. */
  quantity: number | null;
};

/** The names of columns in files from before the site had sales. */
export const olderNames: Readonly<Partial<Record<CsvColumn, string>>> = {
  date: 'bought_on',
  amount_rupees: 'cost_rupees',
};

/**
 * `rows`: as many as an account may have, so that its export can be imported again. An export with long names in Hindi may
 * have more bytes than one import takes; then it is imported in several files.
 */
export const csvLimits = { rows: 3_000, bytes: 400_000 } as const;

const decimals = 12;

/** A sum or a difference without the error of its binary fractions: 0.3 − 0.1 − 0.2 is zero. */
export function roundedSum(value: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

/**
 * A number as a file writes it: never with an exponent, which the import would not read. What would be zero after twelve
 * decimals has as many as it needs.
 */
export function csvNumber(value: number): string {
  const rounded = roundedSum(value);
  return rounded === 0
    ? value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })
    : rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: decimals });
}
