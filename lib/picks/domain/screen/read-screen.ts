import { parseExpression, parseRule } from './parse-rule';
import type { Expression, Rule, RuleError } from './rule';
import type { RankingCriterion, Screen } from './screen';

export type ReadCriterion = Pick<RankingCriterion, 'better' | 'weight'> & {
  expression: Expression;
};

export type ReadScreen = {
  id: string;
  rule: Rule;
  criteria: readonly ReadCriterion[];
  take: number | null;
};

export type ScreenReading =
  | { ok: true; value: ReadScreen }
  /** In the rule, or in which criterion of the ranking, from 0. */
  | { ok: false; at: 'rule' | number; error: RuleError };

/** Reads a screen whose texts were checked before. @throws where one cannot be read */
export function readCheckedScreen(screen: Screen): ReadScreen {
  const read = readScreen(screen);
  if (!read.ok) throw new Error(`Screen ${screen.id}, ${read.at}: ${read.error.problem}`);
  return read.value;
}

/** Reads all texts of a screen. */
export function readScreen({ id, ruleText, ranking }: Screen): ScreenReading {
  const rule = parseRule(ruleText);
  if (!rule.ok) return { ...rule, at: 'rule' };
  const criteria: ReadCriterion[] = [];
  for (const [at, { expressionText, better, weight }] of (ranking?.criteria ?? []).entries()) {
    const expression = parseExpression(expressionText);
    if (!expression.ok) return { ...expression, at };
    criteria.push({ expression: expression.value, better, weight });
  }
  return {
    ok: true,
    value: { id, rule: rule.value, criteria, take: ranking?.take ?? null },
  };
}
