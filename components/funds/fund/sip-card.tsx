import { SegmentedBar } from '@/components/charts/segmented-bar';
import { Card } from '@/components/ui/card/card';
import { Change } from '@/components/ui/change';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { readBackTest, runBackTest } from '@/lib/funds/domain/back-test-request';
import { readFundQuery, fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { formatSignedRupees } from '@/lib/money/signed-rupees';

/** The result of a five-year SIP, with a link to other amounts and dates. @param series is not empty. */
export function SipCard({
  code,
  series,
  typed,
  messages: { sip, backTest },
}: {
  code: number;
  series: readonly DatedValue[];
  typed: FundTyped;
  messages: Messages['funds']['fund'];
}) {
  const days = { first: series[0]!.date, last: series.at(-1)!.date };
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
        <Change
          text={formatSignedPercent((gain / investedRupees) * 100)}
          amountText={formatSignedRupees(gain, (rupees) => formatLakhCrore(rupees ?? 0))}
        />
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
                ...{ id: 'invested', label: backTest.invested, tone: 'sixth' },
                ...{ value: investedRupees, text: formatLakhCrore(investedRupees) },
                shareText: fill(backTest.instalments, { count: formatNumber(deals.length) }),
              },
              {
                ...{ id: 'gain', label: sip.gain, tone: 'first' },
                ...{ value: gain, text: formatLakhCrore(gain) },
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
