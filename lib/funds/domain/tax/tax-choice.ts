import type { Scheme } from '@/lib/funds/domain/scheme';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import { taxKindOf, taxKinds, type TaxKind } from './tax-kind';
import { readPercent, type FundProblem } from '@/lib/funds/domain/typed-values';

export const slabBounds = { min: 0, max: 50 };
/** The highest slab of both regimes: who pays less finds less. */
const startSlab = '30';

export type ReadTaxChoice = {
  /** Null while neither the category nor the visitor says how the fund is taxed. */
  kind: TaxKind | null;
  /** Whether the category says it. */
  isFromCategory: boolean;
  slabText: string;
  slabProblem?: FundProblem;
  slabRatePercent: number | null;
};

/** How the gain is taxed: by the choice of the visitor, else by the category. */
export function readTaxChoice(
  typed: FundTyped,
  scheme: Pick<Scheme, 'category' | 'name'>,
): ReadTaxChoice {
  const expected = taxKindOf(scheme);
  const slabText = typed.slab || startSlab;
  const slab = readPercent(slabText, slabBounds);
  return {
    kind: taxKinds.find((kind) => kind === typed.kind) ?? expected,
    isFromCategory: expected !== null,
    slabText,
    ...(slab.ok ? {} : { slabProblem: slab.problem }),
    slabRatePercent: slab.ok ? slab.value : null,
  };
}
