import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { ownScreenLimits, type OwnScreenReading } from '@/lib/picks/domain/screen/own-screen-query';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule';
import type { OwnFormErrors } from './own-screen-form';

const { picksOwn, picksRules } = messages();
const { form: formMessages } = picksOwn.own;

/** What is wrong with a screen, each in words at its field. */
export function ownFormErrors({ problems, typed }: OwnScreenReading): OwnFormErrors {
  const { rule, criteria, isTakeWrong, isOrderMissing, ranges } = problems;
  return {
    rule: rule && ruleErrorWords(rule, picksRules),
    place: rule && { from: rule.from, to: rule.to },
    ends: ranges,
    criteria: typed.criteria.map((_, at) => {
      const problem = criteria[at];
      return {
        by: problem?.by ? ruleErrorWords(problem.by, picksRules) : null,
        weight: problem?.isWeightWrong
          ? fill(formMessages.wrongWeight, { max: ownScreenLimits.weight })
          : null,
      };
    }),
    take: isTakeWrong
      ? fill(formMessages.wrongTake, { max: ownScreenLimits.take })
      : isOrderMissing
        ? formMessages.orderMissing
        : null,
  };
}
