import { Card } from '@/components/ui/card/card';
import { daysBetween } from '@/lib/calendar/day-count';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundRollingReturns } from '@/lib/funds/domain/fund-rolling';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import { fundMaximumDrawdown } from '@/lib/funds/domain/nav-jumps';
import { riskOf } from '@/lib/funds/domain/risk';
import { readRiskless } from '@/lib/funds/domain/riskless';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** Four risk figures; the Risk tab explains their methods. */
export function RiskStrip({
  series,
  typed,
  messages: { risk, riskStrip },
}: {
  series: readonly DatedValue[];
  typed: FundTyped;
  messages: Messages['funds']['fund'];
}) {
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
          ? fill(riskStrip.recovered, {
              days: formatNumber(daysBetween(fall.peak.date, fall.recoveredOn)),
            })
          : risk.notRecovered
        : risk.neverFell,
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
