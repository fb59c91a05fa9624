import { printRule } from './print-rule';
import type { Range, RangeRule } from './range-rule';
import { rangeRatioIds } from './range-specs';
import type { Expression, Rule } from './rule';

/**
 * The way back: a rule as the sliders show it. What they cannot say (another ratio, a sum, `>` where a slider means
 * `>=`, a second end of the same kind) stays as text beside them, so that nothing of the rule is lost.
 */
export function rangesOf(rule: Rule): RangeRule {
  const isJoined = rule.kind === 'and' || rule.kind === 'or';
  const parts: readonly Rule[] = isJoined ? rule.parts : [rule];
  const ranges: Record<string, Range> = {};
  const rest: string[] = [];
  for (const part of parts) {
    const end = endOf(part);
    const known = end && ranges[end.id];
    if (!end || (known && known[end.side] !== null)) {
      rest.push(
        part.kind === 'and' || part.kind === 'or' ? `(${printRule(part)})` : printRule(part),
      );
      continue;
    }
    ranges[end.id] = { ...(known ?? { atLeast: null, atMost: null }), [end.side]: end.value };
  }
  return { joint: rule.kind === 'or' ? 'OR' : 'AND', ranges, rest };
}

const sides = { '>=': 'atLeast', '<=': 'atMost' } as const;

function endOf(rule: Rule): { id: string; side: keyof Range; value: number } | null {
  if (rule.kind !== 'compare' || rule.left.kind !== 'ratio') return null;
  const { id } = rule.left;
  const side = rule.operator === '>=' || rule.operator === '<=' ? sides[rule.operator] : null;
  const value = valueOf(rule.right);
  const hasSlider = rangeRatioIds.some((each) => each === id);
  return side && value !== null && hasSlider ? { id, side, value } : null;
}

/** In the unit of the ratio: crore for lakh. */
function valueOf(expression: Expression): number | null {
  if (expression.kind === 'negative') {
    const value = valueOf(expression.of);
    return value === null ? null : -value;
  }
  if (expression.kind !== 'number') return null;
  return expression.unit === 'lakh' ? expression.value / 100 : expression.value;
}
