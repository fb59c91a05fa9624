import { ratioColumns, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { compileComparison, compileExpression, isUnknown } from './compile-rule';
import { printComparison, printRule } from './print-rule';
import type { Comparison, Expression, Rule } from './rule';
import { unitOf } from './rule-units';
import type { RatioNumber, Reason, Screen } from './screen';
import { parseExpression, parseRule } from './parse-rule';

/** The result of a company in each comparison of a rule, in the order of the text; by the place of its row. */
export function compileReasons(rule: Rule, rows: readonly RatioRow[]): (at: number) => Reason[] {
  const each = comparisonsOf(rule, false).map((found) => compileReason(found, rows));
  return (at) => each.map((reasonOf) => reasonOf(at));
}

type Found = { comparison: Comparison; isNegated: boolean };

function comparisonsOf(rule: Rule, isNegated: boolean): Found[] {
  if (rule.kind === 'compare') return [{ comparison: rule, isNegated }];
  if (rule.kind === 'not') return comparisonsOf(rule.of, !isNegated);
  return rule.parts.flatMap((part) => comparisonsOf(part, isNegated));
}

function compileReason(
  { comparison, isNegated }: Found,
  rows: readonly RatioRow[],
): (at: number) => Reason {
  const { left, right, operator } = comparison;
  const columns = ratioColumns(rows);
  const text = printComparison(comparison);
  const ids = [...new Set([...ratiosIn(left), ...ratiosIn(right)])];
  // In `15 < Return on equity` the threshold stands first.
  const isReversed = ratiosIn(left).length === 0 && ids.length > 0;
  const numbers = ids.map((id) => columns(id));
  const leftOf = compileExpression(left, columns);
  const rightOf = compileExpression(right, columns);
  const holds = compileComparison(operator, leftOf, rightOf);
  const numberOf = isReversed ? rightOf : leftOf;
  const thresholdOf = isReversed ? leftOf : rightOf;
  const unit = unitOf(isReversed ? right : left);
  const wantsMore = (operator === '>' || operator === '>=') !== isReversed;
  const hasMargin = operator !== '=' && operator !== '!=';
  const sign = wantsMore !== isNegated ? 1 : -1;
  return (at) => {
    const row = rows[at]!;
    const number = orNull(numberOf(at));
    const threshold = orNull(thresholdOf(at));
    const isTrue = holds(at);
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
      ratios: ids.map((ratioId, index) =>
        datedNumber(row, ratioId, orNull(numbers[index]![at] ?? NaN)),
      ),
    };
  };
}

const orNull = (value: number): number | null => (isUnknown(value) ? null : value);

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
  return datedNumber(row, ratioId, row.values[ratioId]);
}

function datedNumber(row: RatioRow, ratioId: RatioId, value: number | null): RatioNumber {
  const { datedBy } = ratioList[ratioId];
  return { ratioId, value, asOf: value === null || !datedBy ? null : row.asOf[datedBy] };
}

/** The ratios that a screen's rule and ranking use, each once; none for an invalid text. */
export function neededRatios({
  ruleText,
  ranking,
}: Pick<Screen, 'ruleText' | 'ranking'>): RatioId[] {
  const rule = parseRule(ruleText);
  const criteria = (ranking?.criteria ?? []).map(({ expressionText }) =>
    parseExpression(expressionText),
  );
  return [
    ...new Set([
      ...(rule.ok ? ratiosInRule(rule.value) : []),
      ...criteria.flatMap((criterion) => (criterion.ok ? ratiosIn(criterion.value) : [])),
    ]),
  ];
}

function ratiosInRule(rule: Rule): RatioId[] {
  return comparisonsOf(rule, false).flatMap(({ comparison: { left, right } }) => [
    ...ratiosIn(left),
    ...ratiosIn(right),
  ]);
}

/** Whether a screen runs on the companies' own filings and holdings, without any exchange's price. */
export function worksWithoutPrices(screen: Pick<Screen, 'ruleText' | 'ranking'>): boolean {
  return neededRatios(screen).every((id) => ratioList[id].datedBy !== 'price');
}

/** The part of a screen that can be checked with the ratios in a file. */
export type Coverage = {
  /** Conditions that are joined by AND at the top of the rule, and how many of them can be checked. */
  rules: number;
  checked: number;
  /** Ratios of the rule and the ranking that no company has, in the order of the text. */
  missing: readonly RatioId[];
  /** The screen with what can be checked; null where nothing can. */
  screen: Screen | null;
};

/**
 * A comparison can be checked when all its ratios are known, and conditions in brackets when one of them can: the
 * three-valued logic of the rule answers "unknown" for a company where another one decides.
 * @param known ratios that at least one company has. @returns null for a screen that the rule language refuses.
 */
export function coverageOf(screen: Screen, known: ReadonlySet<RatioId>): Coverage | null {
  const read = parseRule(screen.ruleText);
  if (!read.ok) return null;
  const parts = read.value.kind === 'and' ? read.value.parts : [read.value];
  const checked = parts.filter((part) => isCheckable(part, known));
  const criteria = screen.ranking?.criteria ?? [];
  const ranked = criteria.filter(({ expressionText }) => {
    const expression = parseExpression(expressionText);
    return expression.ok && ratiosIn(expression.value).every((id) => known.has(id));
  });
  const [only] = checked;
  const rule: Rule | undefined = checked.length > 1 ? { kind: 'and', parts: checked } : only;
  return {
    rules: parts.length,
    checked: checked.length,
    missing: neededRatios(screen).filter((id) => !known.has(id)),
    screen: rule
      ? {
          id: screen.id,
          ruleText: checked.length === parts.length ? screen.ruleText : printRule(rule),
          ranking:
            screen.ranking && ranked.length > 0 ? { ...screen.ranking, criteria: ranked } : null,
        }
      : null,
  };
}

function isCheckable(rule: Rule, known: ReadonlySet<RatioId>): boolean {
  switch (rule.kind) {
    case 'compare':
      return ratiosInRule(rule).every((id) => known.has(id));
    case 'not':
      return isCheckable(rule.of, known);
    case 'and':
    case 'or':
      return rule.parts.some((part) => isCheckable(part, known));
  }
}
