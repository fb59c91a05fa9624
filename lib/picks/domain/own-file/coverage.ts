import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { parseExpression, parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { neededRatios, ratiosIn, ratiosInRule } from '@/lib/picks/domain/screen/reasons';
import type { Rule } from '@/lib/picks/domain/screen/rule';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';

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
 * A part of the rule can be checked when at least one ratio in each of its comparisons, or one of its alternatives, is
 * known: the three-valued logic of the rule answers "unknown" for a company where the missing one decides.
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
