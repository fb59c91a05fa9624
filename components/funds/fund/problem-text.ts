import type { FundProblem } from '@/lib/funds/domain/typed-values';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** @param values for the placeholders that the field's problems may have. */
export function problemText(
  problem: FundProblem | undefined,
  { problems }: Messages['funds'],
  values: Readonly<Record<string, string>>,
): string | null {
  return problem ? fill(problems[problem], values) : null;
}
