import { computedRules, type ComputedContext } from './computed-rules';

/** A figure of a lesson, worked out by a rule of the site when the page is made. @throws for a rule that is none. */
export function Computed({
  rule,
  context,
  ...input
}: { rule: string; context: ComputedContext } & Readonly<Record<string, unknown>>) {
  const compute = computedRules[rule];
  if (!compute) throw new Error(`No rule computes "${rule}"`);
  return (
    <span className="font-semibold whitespace-nowrap tabular-nums">{compute(input, context)}</span>
  );
}
