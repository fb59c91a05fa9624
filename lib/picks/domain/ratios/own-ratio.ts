import { failure, success, type Result } from '@/lib/result';
import { earliestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { compileExpression, isUnknown } from '@/lib/picks/domain/screen/compile-rule';
import { parseExpression } from '@/lib/picks/domain/screen/parse-rule';
import { printExpression } from '@/lib/picks/domain/screen/print-rule';
import { ratioNumber, ratiosIn } from '@/lib/picks/domain/screen/reasons';
import type { Expression, RuleError } from '@/lib/picks/domain/screen/rule';
import type { OwnNames } from '@/lib/picks/domain/screen/rule-tokens';
import { unitOf } from '@/lib/picks/domain/screen/rule-units';
import { ratioColumns, type RatioRow } from './ratio-row';
import type { RatioUnit } from './ratio-list';
import { longestName, nameTree, ratioTree } from './ratio-names';

export const ownRatioLimits = { nameCharacters: 40, ratios: 30 } as const;

/** A ratio that a reader defined: a name for an expression of the rule language. */
export type OwnRatio = {
  /** The id of the saved item. */
  id: string;
  name: string;
  /** As the printer writes it. */
  formula: string;
  expression: Expression;
  unit: RatioUnit;
};

/** `characters`: a word of the language is made of Latin letters and digits. */
export type OwnNameProblem = 'empty' | 'long' | 'characters' | 'taken' | 'joining';

/** What is wrong with the name and with the formula; null for what is not. */
export type OwnRatioProblems = { name: OwnNameProblem | null; formula: RuleError | null };

/** Words that join a rule or answer a question: a name with one of them would change what other rules say. */
const joiningWords = ['and', 'or', 'not', 'yes', 'no'];

/** @param taken names of the reader's other ratios */
export function readOwnRatio(
  typed: { name: string; formula: string },
  taken: readonly string[],
): Result<Omit<OwnRatio, 'id'>, OwnRatioProblems> {
  const name = typed.name.trim().replace(/\s+/g, ' ');
  const nameProblem = problemOfName(name, taken);
  const parsed = parseExpression(typed.formula);
  if (nameProblem || !parsed.ok) {
    return failure({ name: nameProblem, formula: parsed.ok ? null : parsed.problem });
  }
  const expression = parsed.value;
  return success({
    name,
    formula: printExpression(expression),
    expression,
    unit: unitOf(expression),
  });
}

function problemOfName(name: string, taken: readonly string[]): OwnNameProblem | null {
  if (name === '') return 'empty';
  if (name.length > ownRatioLimits.nameCharacters) return 'long';
  if (!/^[a-z][a-z0-9]*(?: [a-z0-9]+)*$/i.test(name)) return 'characters';
  const words = name.toLowerCase().split(' ');
  if (words.some((word) => joiningWords.includes(word))) return 'joining';
  const isBuiltIn = longestName(ratioTree, name, 0)?.to === name.length;
  const isTaken = taken.some((other) => other.toLowerCase() === name.toLowerCase());
  return isBuiltIn || isTaken ? 'taken' : null;
}

/** The ratios as words of the rule language; null for none. */
export function ownNames(ratios: readonly OwnRatio[]): OwnNames | null {
  if (ratios.length === 0) return null;
  return nameTree(ratios.map(({ name, expression }) => [name, expression] as const));
}

/** The number of each row, by its place; null where a figure that it needs is not known. */
export function ownRatioValues(
  { expression }: OwnRatio,
  rows: readonly RatioRow[],
): (at: number) => number | null {
  const numberOf = compileExpression(expression, ratioColumns(rows));
  return (at) => {
    const number = numberOf(at);
    return isUnknown(number) ? null : number;
  };
}

/** A number is as old as the oldest figure in it. */
export function ownRatioDay({ expression }: OwnRatio, row: RatioRow): IsoDate | null {
  return earliestOf(ratiosIn(expression).flatMap((id) => ratioNumber(row, id).asOf ?? []));
}
