import { TextLink } from '@/components/ui/text-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { FundHistory } from '@/lib/funds/domain/fund-history';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import { fundsPath } from '@/lib/funds/domain/list-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { BackTestCard } from './back-test-card';
import { CalendarChart } from './calendar-chart';
import { NavChart } from './nav-chart';
import { NavOnDate } from './nav-on-date';
import { PlanGapCard } from './plan-gap-card';
import { RiskCard } from './risk-card';
import { RollingTable } from './rolling-table';
import { TrailingTable } from './trailing-table';

/** Everything that a history tells. @param series is not empty. */
export function FundFigures({
  scheme,
  series,
  csvSource,
  other,
  typed,
  today,
  messages,
}: {
  scheme: Scheme;
  series: readonly DatedValue[];
  /** Stands above the figures in every CSV. */
  csvSource: string;
  other: FundHistory | null;
  typed: FundTyped;
  today: IsoDate;
  messages: Messages['funds'];
}) {
  const { code } = scheme;
  return (
    <>
      <NavChart
        code={code}
        series={series}
        csvSource={csvSource}
        typed={typed}
        messages={messages.fund}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <TrailingTable code={code} series={series} typed={typed} messages={messages.fund} />
        <RollingTable series={series} messages={messages.fund} />
      </div>
      <CalendarChart series={series} csvSource={csvSource} messages={messages.fund} />
      <RiskCard
        code={code}
        series={series}
        csvSource={csvSource}
        typed={typed}
        messages={messages}
      />
      <BackTestCard
        scheme={scheme}
        series={series}
        typed={typed}
        today={today}
        messages={messages}
      />
      {scheme.plan ? (
        <PlanGapCard
          scheme={scheme}
          series={series}
          other={other}
          typed={typed}
          messages={messages}
        />
      ) : null}
      <NavOnDate code={code} series={series} typed={typed} messages={messages} />
      <p>
        <TextLink href={`${fundsPath}?compare=${code}`}>{messages.fund.compare}</TextLink>
      </p>
    </>
  );
}
