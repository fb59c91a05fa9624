import type { Result } from '@/lib/result';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** Limits of a rule, so that parsing and running any rule takes milliseconds. */
export const ruleLimits = {
  characters: 2_000,
  /** Brackets, NOTs and minus signs around one another. */
  depth: 30,
  numberDigits: 12,
  numberDecimals: 6,
} as const;

/** How a number is written in a rule: 15%, 500 cr, 50 lakh, 2x, ₹250, yes or no (1 and 0). */
export type NumberUnit = '%' | 'cr' | 'lakh' | 'x' | 'rs' | 'yes-no';
export type Comparator = '<' | '<=' | '>' | '>=' | '=' | '!=';
export type ArithmeticOperator = '+' | '-' | '*' | '/';

/** A number that a rule computes for a company. */
export type Expression =
  | { kind: 'number'; value: number; unit: NumberUnit | null }
  | { kind: 'ratio'; id: RatioId }
  | { kind: 'negative'; of: Expression }
  | { kind: 'arithmetic'; operator: ArithmeticOperator; left: Expression; right: Expression };

export type Comparison = {
  kind: 'compare';
  operator: Comparator;
  left: Expression;
  right: Expression;
};

/** A condition that a company passes, fails, or leaves undecided when a number is not known. */
export type Rule =
  | Comparison
  | { kind: 'and'; parts: readonly Rule[] }
  | { kind: 'or'; parts: readonly Rule[] }
  | { kind: 'not'; of: Rule };

export type RuleProblem =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unknown-sign'
  | 'unknown-name'
  | 'bad-number'
  | 'needs-number'
  | 'needs-comparison'
  | 'needs-condition'
  | 'needs-closing'
  | 'needs-joining'
  | 'chained-comparison'
  | 'units-differ';

/** The first error of a rule. Columns count characters from 0; `to` is the first one after the error. */
export type RuleError = {
  problem: RuleProblem;
  from: number;
  to: number;
  /** The text at that place; empty at the end. */
  found: string;
  /** A name that was perhaps meant. */
  suggestion: string | null;
};

export type Parsed<T> = Result<T, RuleError>;

/** What is wrong with a rule and where, as the field says it. */
export function ruleErrorWords(error: RuleError, messages: Messages['picksRules']): string {
  const { problem, from, found, suggestion } = error;
  const sentence = fill(messages.problems[problem], {
    place: from + 1,
    found,
    max: ruleLimits.characters,
    depth: ruleLimits.depth,
  });
  return suggestion ? `${sentence} ${fill(messages.suggestion, { suggestion })}` : sentence;
}
