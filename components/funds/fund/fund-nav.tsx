import type { ReactNode } from 'react';
import { Change } from '@/components/ui/figures/change';
import { formatDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import { type DatedValue, valueOn } from '@/lib/cashflow/dated-value';
import { navJumps } from '@/lib/funds/domain/nav-series';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import { messages, type Messages } from '@/lib/messages';
import { changePercent } from '@/lib/cashflow/statistics';
import { formatFixed, formatFixedRupees } from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { NoFigures } from '@/components/sources/sourced-data';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { mfapi } from '@/lib/sources/providers';
import type { SourceProblem } from '@/lib/sources/sourced';
import { Button } from '@/components/ui/button';
import type { FundCardProps } from './fund-props';
import { TextField } from '@/components/ui/fields/field';
import { fundPath, otherFields, readDay } from '@/lib/funds/domain/fund-query';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { problemText } from '@/components/funds/fund-sentences';

const { funds } = messages();

/** The newest NAV and its change since the one before: AMFI's own while the history is not known. */
export function FundNav({
  scheme,
  series,
  children,
}: {
  scheme: Scheme;
  series: readonly DatedValue[];
  /** Below the figure, as `dd`. */
  children?: ReactNode;
}) {
  const newest =
    series.at(-1) ??
    (scheme.nav !== null && scheme.navDate !== null
      ? { date: scheme.navDate, value: scheme.nav }
      : null);
  const hasJumped = navJumps(series.slice(-2)).length > 0;
  const before = hasJumped ? undefined : series.at(-2);
  return (
    <dl className="grid gap-0.5">
      <dt className="text-xs text-ink-faint">
        {newest
          ? fill(funds.fund.head.navOn, { date: formatDate(newest.date) })
          : funds.fund.head.nav}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-3xl font-semibold md:text-4xl">
          {newest ? nav(newest.value) : notKnown}
        </span>
        {before && newest ? (
          <Change
            text={formatSignedPercent(changePercent(before.value, newest.value))}
            amountText={formatSignedRupees(newest.value - before.value, nav)}
            against={fill(funds.fund.head.changeSince, { date: formatDate(before.date) })}
          />
        ) : null}
      </dd>
      {children}
    </dl>
  );
}

/** NAVs have four decimals. */
function nav(rupees: number | null): string {
  return formatFixedRupees(rupees, 4);
}

/** Replaces returns and risk while only AMFI's newest NAV is known. */
export function NoHistory({
  newest,
  problem,
  retryPath,
  messages: { fund, missing },
}: {
  /** The scheme whose newest NAV is shown; left out where no NAV belongs to the page. */
  newest?: Scheme;
  problem: SourceProblem;
  retryPath: string;
  messages: {
    fund: Messages['planHistory']['noHistory'];
    missing: Messages['sources']['missing'];
  };
}) {
  const newestNav = newest ? (
    <Card>
      <FundNav scheme={newest} series={[]} />
    </Card>
  ) : null;
  if (problem === 'not-found') {
    return (
      <div className="grid gap-3">
        {newestNav}
        <EmptyState title={fund.historyTitle}>{fund.historyMissing}</EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {newestNav}
      <p className="text-sm text-ink-soft">{fund.historyOutage}</p>
      <NoFigures
        problem={problem}
        sourceName={mfapi.name}
        retryPath={retryPath}
        messages={missing}
      />
    </div>
  );
}

/** The NAV of a day in the past or, where that day has none, of the nearest one before it. */
export function NavOnDate({
  scheme: { code },
  series,
  typed,
}: FundCardProps<'scheme' | 'series' | 'typed'>) {
  const { onDate } = funds.fund;
  const { first, last } = endsOf(series);
  const days = { first: formatDate(first.date), last: formatDate(last.date) };
  const asked = typed.on ? readDay(typed.on, { min: first.date, max: last.date }) : null;
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
          min={first.date}
          max={last.date}
          label={onDate.label}
          hint={fill(onDate.hint, days)}
          defaultValue={typed.on}
          error={asked?.ok === false ? problemText(asked.problem, funds, days) : null}
        />
        <Button type="submit" variant="secondary" className="mt-5.5 min-h-10">
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
