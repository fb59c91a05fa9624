import { plainHolding, type StatementHolding } from '@/lib/statements/statement';

/** A fund of a statement with nothing in it and nothing against it, but for what is given. */
export const statementHolding = (
  given: Pick<StatementHolding, 'instrument'> & Partial<StatementHolding>,
): StatementHolding => ({
  ...{ assetClass: 'fund', name: given.instrument, account: null, transactions: [] },
  ...plainHolding,
  ...given,
});
