import { Button } from '@/components/ui/button';
import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { TextField } from '@/components/ui/fields/field';
import { formatDate } from '@/lib/calendar/iso-date';
import { valueOn } from '@/lib/cashflow/dated-value';
import { fundPath, otherFields } from '@/lib/funds/domain/fund-query';
import { readDay } from '@/lib/funds/domain/typed-values';
import { fill } from '@/lib/messages/fill';
import { formatFixed } from '@/lib/money/rupees';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { problemText } from '../fund-sentences';

/** The NAV of a day in the past or, where that day has none, of the nearest one before it. */
export function NavOnDate({
  scheme: { code },
  series,
  typed,
  messages,
}: FundCardProps<'scheme' | 'series' | 'typed'>) {
  const { onDate } = messages.fund;
  const min = series[0]!.date;
  const max = series.at(-1)!.date;
  const days = { first: formatDate(min), last: formatDate(max) };
  const asked = typed.on ? readDay(typed.on, { min, max }) : null;
  const found = asked?.ok ? valueOn(series, asked.value) : null;
  return (
    <Card id="on-date" title={onDate.title} titleId="on-date-title">
      <form
        action={`${fundPath(code)}#on-date`}
        aria-labelledby="on-date-title"
        className="flex flex-wrap items-start gap-3"
      >
        <HiddenInputs values={otherFields(typed, ['on'])} />
        <TextField
          key={typed.on}
          id="nav-date"
          name="on"
          type="date"
          min={min}
          max={max}
          label={onDate.label}
          hint={fill(onDate.hint, days)}
          defaultValue={typed.on}
          error={asked?.ok === false ? problemText(asked.problem, messages, days) : null}
        />
        <Button type="submit" variant="secondary" className="mt-6">
          {onDate.submit}
        </Button>
      </form>
      {asked?.ok && found ? (
        <p className="mt-3 text-lg font-semibold">
          {fill(found.date === asked.value ? onDate.same : onDate.before, {
            asked: formatDate(asked.value),
            date: formatDate(found.date),
            nav: formatFixed(found.value, 4),
          })}
        </p>
      ) : null}
    </Card>
  );
}
