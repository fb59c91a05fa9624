import { ratioList, type RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import type { ArithmeticOperator, Expression, NumberUnit } from './rule';

/** The unit of a number. `any`: written without a unit, so it takes the unit of the other operand. */
type Measure = 'any' | 'plain' | 'percent' | 'crore' | 'rupees' | 'yes-no';

const measureOfRatio: Readonly<Record<RatioUnit, Measure>> = {
  percent: 'percent',
  crore: 'crore',
  rupees: 'rupees',
  'yes-no': 'yes-no',
  times: 'plain',
  days: 'plain',
  years: 'plain',
  count: 'plain',
  number: 'plain',
};

const measureOfNumber: Readonly<Record<NumberUnit, Measure>> = {
  '%': 'percent',
  cr: 'crore',
  lakh: 'crore',
  x: 'plain',
  rs: 'rupees',
  'yes-no': 'yes-no',
};

/** The common unit of two numbers that are compared, added or subtracted; null if they differ. */
export function sharedMeasure(one: Measure, other: Measure): Measure | null {
  if (one === other) return one;
  if (one === 'yes-no' || other === 'yes-no') return null;
  if (one === 'any') return other;
  return other === 'any' ? one : null;
}

/** The unit of a calculation; null if it makes no sense, such as crore times percent. */
export function measureOfResult(
  operator: ArithmeticOperator,
  left: Measure,
  right: Measure,
): Measure | null {
  if (left === 'yes-no' || right === 'yes-no') return null;
  if (operator === '+' || operator === '-') return sharedMeasure(left, right);
  const isBare = (measure: Measure) => measure === 'any' || measure === 'plain';
  if (isBare(left) && isBare(right)) return left === right ? left : 'plain';
  if (isBare(right)) return left;
  if (operator === '*') return isBare(left) ? right : null;
  return left === right ? 'plain' : null;
}

/** The unit of an expression. @throws for one that parseRule refuses. */
export function measureOf(expression: Expression): Measure {
  switch (expression.kind) {
    case 'number':
      return expression.unit ? measureOfNumber[expression.unit] : 'any';
    case 'ratio':
      return measureOfRatio[ratioList[expression.id].unit];
    case 'negative':
      return measureOf(expression.of);
    case 'arithmetic': {
      const { operator, left, right } = expression;
      const measure = measureOfResult(operator, measureOf(left), measureOf(right));
      if (!measure) throw new Error(`Units differ around ${operator}`);
      return measure;
    }
  }
}

/** The unit in which an expression's number is shown. */
export function unitOf(expression: Expression): RatioUnit {
  if (expression.kind === 'ratio') return ratioList[expression.id].unit;
  const measure = measureOf(expression);
  if (measure === 'any') return 'number';
  if (measure !== 'plain') return measure;
  return expression.kind === 'arithmetic' && expression.operator === '/' ? 'times' : 'number';
}
