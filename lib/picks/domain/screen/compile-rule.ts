import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import type { Comparator, Expression, NumberUnit, Rule } from './rule';

export type RatioValues = Readonly<Record<RatioId, number | null>>;
/** Null: a number that is needed is not known, or something is divided by zero. */
export type NumberOf = (values: RatioValues) => number | null;
export type Verdict = (values: RatioValues) => boolean | null;

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
 * A rule as a function: closures, no text is ever run. Logic has three values (Kleene): what is not known decides
 * nothing, so that a company is never passed, nor failed under a NOT, for want of a number.
 */
export function compileRule(rule: Rule): Verdict {
  switch (rule.kind) {
    case 'compare': {
      const left = compileExpression(rule.left);
      const right = compileExpression(rule.right);
      const holds = compare[rule.operator];
      return (values) => {
        const one = left(values);
        if (one === null) return null;
        const other = right(values);
        return other === null ? null : holds(one, other);
      };
    }
    case 'not': {
      const of = compileRule(rule.of);
      return (values) => {
        const verdict = of(values);
        return verdict === null ? null : !verdict;
      };
    }
    case 'and':
      return untilOneIs(false, rule.parts.map(compileRule));
    case 'or':
      return untilOneIs(true, rule.parts.map(compileRule));
  }
}

/** AND ends at the first false, OR at the first true; else unknown if any part is. */
function untilOneIs(deciding: boolean, parts: readonly Verdict[]): Verdict {
  return (values) => {
    let verdict: boolean | null = !deciding;
    for (const part of parts) {
      const one = part(values);
      if (one === deciding) return deciding;
      if (one === null) verdict = null;
    }
    return verdict;
  };
}

/** A number of the rule language as a function. */
export function compileExpression(expression: Expression): NumberOf {
  switch (expression.kind) {
    case 'number': {
      const value = expression.value * (expression.unit ? scale[expression.unit] : 1);
      return () => value;
    }
    case 'ratio': {
      const { id } = expression;
      return (values) => values[id];
    }
    case 'negative': {
      const of = compileExpression(expression.of);
      return (values) => {
        const value = of(values);
        return value === null ? null : -value;
      };
    }
    case 'arithmetic':
      return compileArithmetic(expression);
  }
}

function compileArithmetic({
  operator,
  left,
  right,
}: Extract<Expression, { kind: 'arithmetic' }>): NumberOf {
  const one = compileExpression(left);
  const other = compileExpression(right);
  const known = (compute: (a: number, b: number) => number): NumberOf => {
    return (values) => {
      const a = one(values);
      const b = a === null ? null : other(values);
      if (a === null || b === null) return null;
      const value = compute(a, b);
      return Number.isFinite(value) ? value : null;
    };
  };
  switch (operator) {
    case '+':
      return known((a, b) => a + b);
    case '-':
      return known((a, b) => a - b);
    case '*':
      return known((a, b) => a * b);
    case '/':
      return known((a, b) => a / b);
  }
}
