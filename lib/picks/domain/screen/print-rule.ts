import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { type Comparison, type Expression, type Rule, ruleLimits } from './rule';

/** The rule as text, with brackets where a reader needs them. Reading it again gives the same rule. */
export function printRule(rule: Rule): string {
  switch (rule.kind) {
    case 'compare':
      return printComparison(rule);
    case 'not':
      return `NOT ${printPart(rule.of)}`;
    case 'and':
      return rule.parts.map(printPart).join(' AND ');
    case 'or':
      return rule.parts.map(printPart).join(' OR ');
  }
}

/** AND within OR would need no brackets, but few readers know which binds closer. */
function printPart(rule: Rule): string {
  return inBrackets(printRule(rule), rule.kind === 'and' || rule.kind === 'or');
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
