import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isGrouped, parseRupees, withPlainDigits } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';
import { readLine } from '@/lib/text/read-text';
import {
  earliestDay,
  maxAccountCharacters,
  maxAmount,
  transactionTypes,
  type AssetClass,
  type Transaction,
} from './holding';

export type TransactionTyped = {
  type: string;
  on: string;
  quantity: string;
  rupees: string;
  account: string;
};

export type TransactionProblem =
  | 'missing'
  | 'not-a-number'
  | 'comma'
  | 'not-above-zero'
  | 'no-date'
  | 'in-future'
  | 'too-early'
  | 'too-large'
  | 'unknown-type'
  | 'not-for-deposit'
  | 'bonus-amount'
  | 'long-account';

/** By field. */
type Problems = Partial<Record<keyof TransactionTyped, TransactionProblem>>;

/**
 * One transaction from what was typed, or what is wrong in which field. The quantity of a dividend is not read. A deposit
 * is counted in rupees: its quantity is what was paid or withdrawn, also where "1" was typed for one deposit. Only of a
 * gift, which cost nothing, the quantity says how much it is.
 * @param today in India.
 */
export function readTransaction(
  typed: TransactionTyped,
  assetClass: AssetClass | undefined,
  today: IsoDate,
): Result<Omit<Transaction, 'id'>, Problems> {
  const problems: Problems = {};
  const type = transactionTypes.find((one) => one === typed.type.trim().toLowerCase());
  if (!type) problems.type = 'unknown-type';
  else if (assetClass === 'deposit' && (type === 'bonus' || type === 'dividend')) {
    problems.type = 'not-for-deposit';
  }
  const on = readIsoDate(typed.on.trim());
  if (!on) problems.on = typed.on.trim() === '' ? 'missing' : 'no-date';
  else if (on > today) problems.on = 'in-future';
  else if (on < earliestDay) problems.on = 'too-early';
  const account = readLine(typed.account, { maxCharacters: maxAccountCharacters });
  if (account === null) problems.account = 'long-account';

  const amount = (field: 'quantity' | 'rupees', text: string, isZeroAllowed: boolean) => {
    const read = parseRupees(text);
    if (!read.ok) problems[field] = read.problem;
    else if (!hasOnlyGroups(text)) problems[field] = 'comma';
    else if (read.value < 0 || (read.value === 0 && !isZeroAllowed)) {
      problems[field] = 'not-above-zero';
    } else if (read.value > maxAmount) problems[field] = 'too-large';
    return read.ok ? read.value : 0;
  };
  const isBonus = type === 'bonus';
  const isDividend = type === 'dividend';
  const rupees = amount('rupees', isBonus ? typed.rupees.trim() || '0' : typed.rupees, !isDividend);
  if (isBonus && rupees > 0) problems.rupees = 'bonus-amount';
  const isCountedInRupees =
    assetClass === 'deposit' && !isBonus && (type === 'sell' || !isZero(typed.rupees));
  const quantity = isDividend
    ? 0
    : amount('quantity', isCountedInRupees ? typed.rupees : typed.quantity, false);
  if (!type || !on || Object.keys(problems).length > 0) return failure(problems);
  return success({ type, on, quantity, rupees, account: account || null });
}

/** Whether the commas of an amount can only be grouping: 10,5 would be read as 105. */
export function hasOnlyGroups(amount: string): boolean {
  const figures = withPlainDigits(amount)?.match(/\d[\d,\s]*(?:\.\d*)?/g) ?? [];
  return figures.every((figure) => !figure.includes(',') || isGrouped(figure.trim()));
}

function isZero(amount: string): boolean {
  const read = parseRupees(amount);
  return read.ok && read.value === 0;
}
