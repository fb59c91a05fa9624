import type { CoinTyped } from './coin-query';
import { maxRupees, readAmount, type AmountProblem } from './typed-amount';
import { taxOnVdaSale, type VdaLaw, type VdaSale } from './vda-tax';

export type SaleField = 'quantity' | 'cost' | 'price';

type SaleAnswer = {
  problems: Partial<Record<SaleField, AmountProblem>>;
  /** Null while a field has a problem. */
  sale: VdaSale | null;
};

/** The proceeds of a coin sale after tax, from the fields. */
export function answerSale(typed: Pick<CoinTyped, SaleField>, law: VdaLaw): SaleAnswer {
  const problems: SaleAnswer['problems'] = {};
  const valueOf = (field: SaleField) => {
    const read = readAmount(typed[field]);
    if (!read.ok) problems[field] = read.problem;
    return read.ok ? read.value : 0;
  };
  const [quantity, cost, price] = [valueOf('quantity'), valueOf('cost'), valueOf('price')];
  const saleRupees = quantity * price;
  if (saleRupees > maxRupees) problems.quantity ??= 'too-large';
  if (Object.keys(problems).length > 0) return { problems, sale: null };
  return { problems, sale: taxOnVdaSale(saleRupees, cost, law) };
}
