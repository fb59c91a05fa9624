import type { RatioColumns } from '@/lib/picks/domain/ratios/ratio-row';
import type { Comparator, Expression, NumberUnit, Rule } from './rule';

/** The number of a row. NaN: a number that is needed is not known, or something is divided by zero. */
export type NumberOf = (at: number) => number;
/** What holds for a row; null where it is not known. */
type Verdict = (at: number) => boolean | null;

// Constants of the module: looking `Number` up for each company takes longer than the comparison in some engines.
export const isUnknown: (value: number) => boolean = Number.isNaN;
const isFiniteNumber: (value: number) => boolean = Number.isFinite;

const scale: Readonly<Record<NumberUnit, number>> = {
  '%': 1,
  cr: 1,
  lakh: 0.01,
  x: 1,
  rs: 1,
  'yes-no': 1,
};

const compare: Readonly<Record<Comparator, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};

/**
 * A rule as a function of the place of a row: closures over columns, no text is ever run. Logic has three values
 * (Kleene): what is not known decides nothing, so that a missing number neither passes a company nor fails it
 * under a NOT.
 */
export function compileRule(rule: Rule, columns: RatioColumns): Verdict {
  switch (rule.kind) {
    case 'compare': {
      const left = compileExpression(rule.left, columns);
      const right = compileExpression(rule.right, columns);
      return compileComparison(rule.operator, left, right);
    }
    case 'not': {
      const of = compileRule(rule.of, columns);
      return (at) => {
        const verdict = of(at);
        return verdict === null ? null : !verdict;
      };
    }
    case 'and':
    case 'or':
      return untilOneIs(
        rule.kind === 'or',
        rule.parts.map((part) => compileRule(part, columns)),
      );
  }
}

/** Whether two numbers of a row compare as the sign says; null where one of them is not known. */
export function compileComparison(operator: Comparator, left: NumberOf, right: NumberOf): Verdict {
  const holds = compare[operator];
  return (at) => {
    const one = left(at);
    if (isUnknown(one)) return null;
    const other = right(at);
    return isUnknown(other) ? null : holds(one, other);
  };
}

/** AND ends at the first false, OR at the first true; else unknown if any part is. */
function untilOneIs(deciding: boolean, parts: readonly Verdict[]): Verdict {
  return (at) => {
    let verdict: boolean | null = !deciding;
    for (const part of parts) {
      const one = part(at);
      if (one === deciding) return deciding;
      if (one === null) verdict = null;
    }
    return verdict;
  };
}

/** A number of the rule language as a function of the place of a row. */
export function compileExpression(expression: Expression, columns: RatioColumns): NumberOf {
  switch (expression.kind) {
    case 'number': {
      const value = expression.value * (expression.unit ? scale[expression.unit] : 1);
      return () => value;
    }
    case 'ratio': {
      const column = columns(expression.id);
      return (at) => column[at] ?? NaN;
    }
    case 'negative': {
      const of = compileExpression(expression.of, columns);
      return (at) => -of(at);
    }
    case 'arithmetic':
      return compileArithmetic(expression, columns);
  }
}

function compileArithmetic(
  { operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>,
  columns: RatioColumns,
): NumberOf {
  const one = compileExpression(left, columns);
  const other = compileExpression(right, columns);
  const finite = (value: number) => (isFiniteNumber(value) ? value : NaN);
  switch (operator) {
    case '+':
      return (at) => finite(one(at) + other(at));
    case '-':
      return (at) => finite(one(at) - other(at));
    case '*':
      return (at) => finite(one(at) * other(at));
    case '/':
      return (at) => finite(one(at) / other(at));
  }
}
