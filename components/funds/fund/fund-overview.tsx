import type { ReactNode } from 'react';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Comparators } from '@/lib/funds/domain/beside/comparators';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { NavChart } from '@/components/funds/fund/returns/nav-chart';
import { RiskStrip } from '@/components/funds/fund/risk/risk-strip';
import { SipCard } from './sip-card';
import { StandingCard } from './standing-card';

/** The first screen: NAV and chart, peers, risk, and the result of a SIP. */
export function FundOverview({
  scheme,
  series,
  market,
  comparators,
  csvSource,
  typed,
  noHistory,
  messages,
}: {
  scheme: Scheme;
  /** Empty while the history is not known. */
  series: readonly DatedValue[];
  market: Market;
  comparators: Comparators;
  csvSource: string;
  typed: FundTyped;
  /** In place of the chart, where there is no history. */
  noHistory: ReactNode;
  messages: Messages['funds'];
}) {
  const hasHistory = series.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-8">
        {hasHistory ? (
          <>
            <NavChart
              {...{ scheme, series, comparators, csvSource, typed }}
              messages={messages.fund}
            />
            <RiskStrip series={series} typed={typed} messages={messages.fund} />
          </>
        ) : (
          noHistory
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-4">
        <StandingCard {...{ scheme, series, market, comparators }} messages={messages.fund} />
        {hasHistory ? (
          <SipCard code={scheme.code} series={series} typed={typed} messages={messages.fund} />
        ) : null}
      </div>
    </div>
  );
}
