import type { ReactNode } from 'react';
import { endsOf } from '@/lib/ends-of';
import { readFundQuery, fundPath, readRiskless } from '@/lib/funds/domain/fund-query';
import { NavChart } from '@/components/funds/fund/returns/nav-chart';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import type { FundCardProps } from './fund-props';
import { StandingCard } from './standing-card';
import { Card } from '@/components/ui/card/card';
import { daysBetween } from '@/lib/calendar/day-count';
import { fundMaximumDrawdown, fundRollingReturns } from '@/lib/funds/domain/nav-series';
import { riskOf } from '@/lib/funds/domain/returns-and-risk';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { SegmentedBar } from '@/components/charts/share-bars';
import { Change } from '@/components/ui/figures/change';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { readBackTest, runBackTest } from '@/lib/funds/domain/back-test';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { messages } from '@/lib/messages';

const { funds } = messages();

/** The first screen: NAV and chart, peers, risk, and the result of a SIP. The history may be unknown: an empty series. */
export function FundOverview({
  noHistory,
  ...card
}: FundCardProps<'scheme' | 'series' | 'market' | 'comparators' | 'csvSource' | 'typed' | 'own'> & {
  /** In place of the chart, where there is no history. */
  noHistory: ReactNode;
}) {
  const hasHistory = card.series.length > 0;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
      <div className="grid grid-cols-1 gap-4 lg:col-span-7 lg:grid-rows-[1fr_auto] xl:col-span-8">
        {hasHistory ? (
          <>
            <NavChart {...card} />
            <RiskStrip {...card} />
          </>
        ) : (
          noHistory
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 lg:col-span-5 xl:col-span-4">
        <StandingCard {...card} />
        {hasHistory ? <SipCard {...card} /> : null}
      </div>
    </div>
  );
}

/** Four risk figures; the Risk tab explains their methods. */
function RiskStrip({ series, typed }: FundCardProps<'series' | 'typed'>) {
  const { risk, riskStrip } = funds.fund;
  const riskless = readRiskless(typed);
  const figures = riskless.ok ? riskOf(series, { risklessPercent: riskless.value }) : null;
  const fall = fundMaximumDrawdown(series);
  const yearly = fundRollingReturns(series, 1);
  const months = figures ? fill(riskStrip.months, { months: figures.months }) : riskStrip.short;
  const shown: readonly [label: string, value: string, note: string][] = [
    [
      risk.drawdown,
      fall && fall.percent < 0 ? formatSignedPercent(fall.percent) : notKnown,
      fall && fall.percent < 0
        ? fall.recoveredOn
          ? fillCount(daysBetween(fall.peak.date, fall.recoveredOn), riskStrip.recovered, {
              count: formatNumber(daysBetween(fall.peak.date, fall.recoveredOn)),
            })
          : risk.notRecovered
        : series.length > 1
          ? risk.neverFell
          : riskStrip.short,
    ],
    [
      riskStrip.worstYear,
      formatSignedPercent(yearly && yearly.minPercent),
      yearly
        ? fill(riskStrip.lossYears, { percent: formatPercent(yearly.negativePercent, 0) })
        : riskStrip.short,
    ],
    [risk.deviation, figures ? `${formatFixed(figures.volatilityPercent, 2)}%` : notKnown, months],
    [risk.sharpe, formatFixed(figures && figures.sharpe, 2), months],
  ];
  return (
    <Card className="py-3.5 md:py-3.5">
      <h2 className="sr-only">{riskStrip.title}</h2>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {shown.map(([label, value, note]) => (
          <div key={label} className="grid content-start">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
            <dd className="text-xs text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The result of a five-year SIP, with a link to other amounts and dates. */
function SipCard({
  scheme: { code },
  series,
  typed,
}: FundCardProps<'scheme' | 'series' | 'typed'>) {
  const { sip, backTest } = funds.fund;
  const { first, last } = endsOf(series);
  const days = { first: first.date, last: last.date };
  const { request } = readBackTest(readFundQuery({}), days);
  const result = request && runBackTest(series, request);
  if (!request || !result) return null;
  const { investedRupees, valueRupees, xirrPercent, deals } = result;
  const gain = valueRupees - investedRupees;
  const isWhole = request.from === shiftMonths(days.last, -60);
  const amount = formatRupees(request.monthlyRupees);
  return (
    <Card
      title={
        isWhole
          ? fill(sip.title, { amount })
          : fill(sip.titleSince, { amount, date: formatDate(request.from) })
      }
      titleId="sip-title"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-semibold tabular-nums">{formatLakhCrore(valueRupees)}</span>
        <Change text={formatSignedRupees(gain, (rupees) => formatLakhCrore(rupees ?? 0))} />
        <span className="ml-auto text-xs text-ink-soft">
          {backTest.xirr} {formatSignedPercent(xirrPercent)}
        </span>
      </p>
      <div className="mt-3">
        {gain > 0 ? (
          <SegmentedBar
            label={fill(sip.bar, {
              invested: formatLakhCrore(investedRupees),
              gain: formatLakhCrore(gain),
            })}
            parts={[
              {
                id: 'invested',
                label: backTest.invested,
                tone: 'sixth',
                value: investedRupees,
                text: formatLakhCrore(investedRupees),
                shareText: fillCount(deals.length, backTest.instalments),
              },
              {
                id: 'gain',
                label: sip.gain,
                tone: 'first',
                value: gain,
                text: formatLakhCrore(gain),
              },
            ]}
          />
        ) : (
          <p className="text-xs text-ink-soft">
            {backTest.invested} {formatLakhCrore(investedRupees)}
          </p>
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs">
        <TextLink href={`${fundPath(code, typed, { tab: 'sip' })}#details`} prefetches={false}>
          {sip.change}
        </TextLink>
        <TextLink href={`${fundPath(code, typed, { tab: 'tax' })}#details`} prefetches={false}>
          {sip.tax}
        </TextLink>
      </p>
    </Card>
  );
}
