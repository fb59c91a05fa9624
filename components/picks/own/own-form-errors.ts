import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { ownScreenLimits, type OwnScreenReading } from '@/lib/picks/domain/screen/own-screen-query';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule';
import type { OwnFormErrors } from './own-screen-form';

/** What is wrong with a screen, each in words at its field. */
export function ownFormErrors(
  { problems, typed }: OwnScreenReading,
  messages: Messages['picksOwn']['own']['form'],
  ruleMessages: Messages['picksRules'],
): OwnFormErrors {
  const { rule, criteria, isTakeWrong, ranges } = problems;
  return {
    rule: rule && ruleErrorWords(rule, ruleMessages),
    place: rule && { from: rule.from, to: rule.to },
    ends: ranges,
    criteria: typed.criteria.map((_, at) => {
      const problem = criteria[at];
      return {
        by: problem?.by ? ruleErrorWords(problem.by, ruleMessages) : null,
        weight: problem?.isWeightWrong
          ? fill(messages.wrongWeight, { max: ownScreenLimits.weight })
          : null,
      };
    }),
    take: isTakeWrong ? fill(messages.wrongTake, { max: ownScreenLimits.take }) : null,
  };
}
