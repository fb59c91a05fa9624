import type { ReactNode } from 'react';
import { PageTabs } from '@/components/ui/page-tabs';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Comparators } from '@/lib/funds/domain/beside/comparators';
import { fundPath, fundTabs, readFundTab, type FundTyped } from '@/lib/funds/domain/fund-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { Scheme, FundHistory } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { BackTestCard } from './back-test-card';
import { IndexCard } from '@/components/funds/fund/risk/index-card';
import { MonthTableCard } from '@/components/funds/fund/returns/month-table-card';
import { NavOnDate } from './nav-on-date';
import { PlanGapCard, PlanList } from './plan-gap-card';
import { RiskCard } from '@/components/funds/fund/risk/risk-card';
import {
  RollingTable,
  RollingComparisonCard,
} from '@/components/funds/fund/returns/rolling-tables';
import { TrailingTable } from '@/components/funds/fund/returns/trailing-table';
import { YearsCard } from '@/components/funds/fund/returns/years-card';

type FiguresProps = {
  scheme: Scheme;
  /** Is not empty. */
  series: readonly DatedValue[];
  market: Market;
  comparators: Comparators;
  /** Stands above the figures in every CSV. */
  csvSource: string;
  /** The same fund and option in the other plan; its history is loaded for its tab alone. */
  other: FundHistory | null;
  /** All plans and options of the fund. */
  schemes: readonly Scheme[];
  typed: FundTyped;
  listDay: IsoDate;
  /** What the scheme is (FundFacts). */
  facts: ReactNode;
  messages: Messages['funds'];
};

/** The other figures of a history, one tab at a time. */
export function FundFigures(props: FiguresProps) {
  const { scheme, typed, messages } = props;
  const tab = readFundTab(typed);
  return (
    <section id="details" aria-label={messages.fund.tabs.label}>
      <PageTabs
        label={messages.fund.tabs.label}
        current={tab}
        tabs={fundTabs.map((id) => ({
          id,
          title: messages.fund.tabs[id],
          href: `${fundPath(scheme.code, typed, { tab: id })}#details`,
        }))}
        className="mb-3 border-b border-line"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TabPanel {...props} />
      </div>
    </section>
  );
}

function TabPanel({
  scheme,
  series,
  market,
  comparators,
  csvSource,
  other,
  schemes,
  typed,
  listDay,
  facts,
  messages,
}: FiguresProps) {
  const { code } = scheme;
  const tab = readFundTab(typed);
  const hasComparators = comparators.category.length > 0 || comparators.index !== null;
  if (tab === 'risk') {
    return (
      <>
        <RiskCard {...{ code, series, csvSource, typed, messages }} />
        {hasComparators ? <RollingTable series={series} messages={messages.fund} /> : null}
        <IndexCard series={series} comparators={comparators} messages={messages.fund} />
      </>
    );
  }
  if (tab === 'sip' || tab === 'tax') {
    return <BackTestCard {...{ scheme, series, typed, listDay, messages }} shows={tab} />;
  }
  if (tab === 'plans') {
    return (
      <>
        {scheme.plan ? <PlanGapCard {...{ scheme, series, other, typed, messages }} /> : null}
        <PlanList schemes={schemes} messages={messages} />
      </>
    );
  }
  if (tab === 'about') {
    return (
      <>
        {facts}
        <NavOnDate {...{ code, series, typed, messages }} />
      </>
    );
  }
  const group = market.groupOf(code);
  const beside = { series, comparators, messages: messages.fund };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <TrailingTable {...{ code, market, typed, ...beside }} />
        {hasComparators ? (
          <>
            <YearsCard {...beside} group={group} />
            <div className="lg:col-span-2">
              <RollingComparisonCard {...beside} />
            </div>
          </>
        ) : (
          <RollingTable series={series} messages={messages.fund} />
        )}
      </div>
      <MonthTableCard {...{ series, code, csvSource }} messages={messages.fund} />
    </>
  );
}
