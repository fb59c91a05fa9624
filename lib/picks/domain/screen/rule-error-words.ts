import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { type RuleError, ruleLimits } from './rule';

/** What is wrong with a rule and where, as the field says it. */
export function ruleErrorWords(error: RuleError, messages: Messages['picksRules']): string {
  const { problem, from, found, suggestion } = error;
  const sentence = fill(messages.problems[problem], {
    place: from + 1,
    found,
    most: ruleLimits.characters,
    depth: ruleLimits.depth,
  });
  return suggestion ? `${sentence} ${fill(messages.suggestion, { suggestion })}` : sentence;
}
