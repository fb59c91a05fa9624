import { compileExpression, compileRule } from './compile-rule';
import { printComparison } from './print-rule';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { Comparison, Expression, Rule } from './rule';
import { unitOf } from './rule-units';
import type { RatioNumber, Reason } from './screen';

/** How a company stands to each comparison of a rule, in the order of the text. */
export type ReasonsOf = (row: RatioRow) => Reason[];

export function compileReasons(rule: Rule): ReasonsOf {
  const each = comparisonsOf(rule, false).map(compileReason);
  return (row) => each.map((reasonOf) => reasonOf(row));
}

type Found = { comparison: Comparison; isNegated: boolean };

function comparisonsOf(rule: Rule, isNegated: boolean): Found[] {
  if (rule.kind === 'compare') return [{ comparison: rule, isNegated }];
  if (rule.kind === 'not') return comparisonsOf(rule.of, !isNegated);
  return rule.parts.flatMap((part) => comparisonsOf(part, isNegated));
}

function compileReason({ comparison, isNegated }: Found): (row: RatioRow) => Reason {
  const { left, right, operator } = comparison;
  const text = printComparison(comparison);
  const verdict = compileRule(comparison);
  const ids = [...new Set([...ratiosIn(left), ...ratiosIn(right)])];
  // In `15 < Return on equity` the threshold stands first.
  const isTurned = ratiosIn(left).length === 0 && ids.length > 0;
  const numberOf = compileExpression(isTurned ? right : left);
  const thresholdOf = compileExpression(isTurned ? left : right);
  const unit = unitOf(isTurned ? right : left);
  const wantsMore = (operator === '>' || operator === '>=') !== isTurned;
  const hasMargin = operator !== '=' && operator !== '!=';
  const sign = wantsMore !== isNegated ? 1 : -1;
  return (row) => {
    const number = numberOf(row.values);
    const threshold = thresholdOf(row.values);
    const isTrue = verdict(row.values);
    const isKnown = hasMargin && number !== null && threshold !== null;
    const margin = isKnown ? sign * (number - threshold) + 0 : null;
    return {
      text,
      isNegated,
      isMet: isTrue === null ? null : isTrue !== isNegated,
      number,
      threshold,
      unit,
      margin,
      marginPercent: margin !== null && threshold ? (margin / Math.abs(threshold)) * 100 : null,
      ratios: ids.map((ratioId) => ratioNumber(row, ratioId)),
    };
  };
}

export function ratiosIn(expression: Expression): RatioId[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'ratio':
      return [expression.id];
    case 'negative':
      return ratiosIn(expression.of);
    case 'arithmetic':
      return [...ratiosIn(expression.left), ...ratiosIn(expression.right)];
  }
}

/** A ratio of a company with its as-of day. */
export function ratioNumber(row: RatioRow, ratioId: RatioId): RatioNumber {
  const days = {
    figures: row.figuresAsOf,
    price: row.priceAsOf,
    holding: row.holdingAsOf,
    surveillance: row.surveillanceAsOf,
    auditor: row.auditorAsOf,
    company: null,
  };
  const value = row.values[ratioId];
  return { ratioId, value, asOf: value === null ? null : days[ratioList[ratioId].datedBy] };
}
