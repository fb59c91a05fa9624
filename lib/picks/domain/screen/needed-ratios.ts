import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { parseExpression, parseRule } from './parse-rule';
import { ratiosIn } from './reasons';
import type { Rule } from './rule';
import type { Screen } from './screen';

/** The ratios that a screen's rule and ranking read, each once; none of a text that cannot be read. */
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

export function ratiosInRule(rule: Rule): RatioId[] {
  if (rule.kind === 'compare') return [...ratiosIn(rule.left), ...ratiosIn(rule.right)];
  if (rule.kind === 'not') return ratiosInRule(rule.of);
  return rule.parts.flatMap(ratiosInRule);
}

/** Whether a screen runs on the companies' own filings and holdings, without any exchange's price. */
export function worksWithoutPrices(screen: Pick<Screen, 'ruleText' | 'ranking'>): boolean {
  return neededRatios(screen).every((id) => ratioList[id].datedBy !== 'price');
}
