import {
  sampleKinds,
  sampleTransaction,
  sampleTransactionCount,
  type SampleKind,
} from './sample-transactions';

export type KindTotal = {
  kind: SampleKind;
  count: number;
  totalRupees: number;
  /** The amount that is furthest from zero; null without a transaction. */
  largestRupees: number | null;
};

/** The sample's total for each type of transaction. */
export function totalsByKind(): readonly KindTotal[] {
  const rows = Array.from({ length: sampleTransactionCount }, (_, place) =>
    sampleTransaction(place),
  );
  return sampleKinds.map((kind) => {
    const amounts = rows.flatMap((row) => (row.kind === kind ? [row.amountRupees] : []));
    return {
      kind,
      count: amounts.length,
      totalRupees: amounts.reduce((sum, rupees) => sum + rupees, 0),
      largestRupees: amounts.reduce<number | null>(
        (largest, rupees) => (Math.abs(rupees) > Math.abs(largest ?? 0) ? rupees : largest),
        null,
      ),
    };
  });
}
