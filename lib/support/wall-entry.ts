import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';
import { readLine } from '@/lib/text/read-text';
import { isSupportAmount } from './upi-link';

export const wallLimits = {
  name: 40,
  message: 140,
  approvedShown: 100,
  /** Entries that wait for review; beyond it the oldest of them are deleted. */
  waiting: 500,
  /** The limits of one member, or of all visitors without an account behind one address. */
  waitingPerSender: 3,
  perDayAndSender: 20,
} as const;

export type WallField = 'name' | 'message' | 'amount';

/** As it was typed. */
export type TypedWallEntry = Readonly<Record<WallField, string>>;

export type WallEntry = {
  name: string;
  message: string;
  /** As the supporter states it, unconfirmed. Whole rupees. */
  amountRupees: number | null;
};

export type WallProblem = 'missing' | 'too-long' | 'not-an-amount' | 'link' | 'site-name';

export type WallProblems = Readonly<Partial<Record<WallField, WallProblem>>>;

/** Signs that no reader sees, such as a zero-width space: with one in it, an address looks like none. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const address = /\b(?:https?:\/\/|www\.)|\w-*\.(?:com|net|org|in|io|xyz|info|biz)\b/i;

/** A sentence that begins with "In" without a space before it: "Thanks.In India". */
const sentenceWithIn = /(^|\s)(\p{L}+)\.In(?=\s\p{L})/gu;

/** Whether a text names a web address. The operator reads each entry before it is shown. */
const isAddress = (text: string): boolean =>
  address.test(text.replace(invisible, '').replace(sentenceWithIn, '$1$2. In'));

/**
 * Parses an entry, or returns its problems. Used by the form and the server. Only the server adds
 * `site-name`, so that the table of look-alikes is not part of the page's scripts.
 */
export function readWallEntry(typed: TypedWallEntry): Result<WallEntry, WallProblems> {
  const name = readLine(typed.name, { maxCharacters: wallLimits.name });
  const message = readLine(typed.message, { maxCharacters: wallLimits.message });
  const amount = typed.amount.trim() === '' ? null : parseRupees(groupTyped(typed.amount));
  const problems: Partial<Record<WallField, WallProblem>> = {};
  if (name === null) problems.name = 'too-long';
  else if (name.replace(invisible, '').trim() === '') problems.name = 'missing';
  else if (isAddress(name)) problems.name = 'link';
  if (message === null) problems.message = 'too-long';
  else if (isAddress(message)) problems.message = 'link';
  if (amount && !(amount.ok && isSupportAmount(amount.value))) problems.amount = 'not-an-amount';
  if (name === null || message === null || Object.keys(problems).length > 0) {
    return failure(problems);
  }
  return success({ name, message, amountRupees: amount?.ok ? amount.value : null });
}
