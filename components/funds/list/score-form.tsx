import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { RouteLink } from '@/components/ui/route-link';
import {
  fullAgeYears,
  maxRankedYears,
  maxWeight,
  minRankedYears,
  mostCostPercent,
  mostFallPercent,
  scoreParts,
  usualWeights,
} from '@/lib/funds/domain/list/scorecard';
import {
  fundsPath,
  listFields,
  listPath,
  weightField,
  type ListQuery,
} from '@/lib/funds/domain/list/list-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { HiddenInputs } from '@/components/forms/hidden-inputs';

/** The weights of the scorecard: a form whose answer is the list in its new order, with the method below it. */
export function ScoreForm({
  query,
  hasCosts,
  messages: { score },
}: {
  query: ListQuery;
  /** Whether expense ratios are known. */
  hasCosts: boolean;
  messages: Messages['funds']['list'];
}) {
  const { weights } = query;
  const parts = scoreParts.filter((part) => part !== 'cost' || hasCosts);
  return (
    <section
      aria-labelledby="score-title"
      className="no-print grid gap-2 border-b border-line px-4 py-3 md:px-5"
    >
      <h2 id="score-title" className="text-sm font-semibold">
        {score.title}
      </h2>
      <form
        key={listPath(query)}
        action={fundsPath}
        aria-labelledby="score-title"
        className="flex flex-wrap items-end gap-3"
      >
        {parts.map((part) => (
          <TextField
            key={part}
            id={weightField(part)}
            name={weightField(part)}
            type="number"
            min={0}
            max={maxWeight}
            step={1}
            inputMode="numeric"
            label={fill(score.weight, { part: score.parts[part] })}
            defaultValue={weights[part]}
            fieldClassName="w-36"
          />
        ))}
        <HiddenInputs values={listFields({ ...query, weights: usualWeights, page: 1 })} />
        <Button type="submit">{score.submit}</Button>
        <RouteLink
          href={listPath(query, { weights: usualWeights })}
          prefetches={false}
          className="link inline-flex min-h-11 items-center text-sm font-semibold"
        >
          {score.reset}
        </RouteLink>
      </form>
      <p className="text-xs text-ink-soft lg:columns-2 lg:gap-8">
        {fill(score.method, {
          minYears: minRankedYears,
          maxYears: maxRankedYears,
          fall: mostFallPercent,
          age: fullAgeYears,
        })}{' '}
        {hasCosts ? fill(score.costMethod, { cost: mostCostPercent }) : score.noCost} {score.total}
      </p>
    </section>
  );
}
