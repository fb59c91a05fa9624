import { ratioList } from './ratio-list';
import type { Comparison, Expression, Rule } from './rule';
import { ruleLimits } from './rule-limits';

/** The rule as text, brackets only where they are needed. Reading it again gives the same rule. */
export function printRule(rule: Rule): string {
  switch (rule.kind) {
    case 'compare':
      return printComparison(rule);
    case 'not':
      return `NOT ${inBrackets(printRule(rule.of), rule.of.kind === 'and' || rule.of.kind === 'or')}`;
    case 'and':
      return rule.parts
        .map((part) => inBrackets(printRule(part), part.kind === 'and' || part.kind === 'or'))
        .join(' AND ');
    case 'or':
      return rule.parts.map((part) => inBrackets(printRule(part), part.kind === 'or')).join(' OR ');
  }
}

export function printComparison({ operator, left, right }: Comparison): string {
  return `${printExpression(left)} ${operator} ${printExpression(right)}`;
}

export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return printNumber(expression);
    case 'ratio':
      return ratioList[expression.id].name;
    case 'negative':
      return `-${inBrackets(printExpression(expression.of), expression.of.kind === 'arithmetic')}`;
    case 'arithmetic': {
      const { operator, left, right } = expression;
      const rank = rankOf(expression);
      const first = inBrackets(printExpression(left), rankOf(left) < rank);
      // a - (b - c) is another number than a - b - c.
      const second = inBrackets(printExpression(right), rankOf(right) <= rank);
      return `${first} ${operator} ${second}`;
    }
  }
}

function rankOf(expression: Expression): number {
  if (expression.kind !== 'arithmetic') return 3;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}

function printNumber({ value: exact, unit }: Extract<Expression, { kind: 'number' }>): string {
  // A slider's 0.1 + 0.2 is 0.3.
  const value = Number(exact.toFixed(ruleLimits.numberDecimals));
  switch (unit) {
    case null:
      return `${value}`;
    case 'yes-no':
      return value ? 'yes' : 'no';
    case 'rs':
      return `₹${value}`;
    case '%':
    case 'x':
      return `${value}${unit}`;
    case 'cr':
    case 'lakh':
      return `${value} ${unit}`;
  }
}

function inBrackets(text: string, isNeeded: boolean): string {
  return isNeeded ? `(${text})` : text;
}
