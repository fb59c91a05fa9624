import { Button } from '@/components/ui/button';
import { formatSignedPercent, formatSigned } from '@/lib/money/signed';
import type { FundCardProps } from './fund-props';
import { Card } from '@/components/ui/card/card';
import { TextField } from '@/components/ui/fields/field';
import { Stat } from '@/components/ui/figures/stat';
import { daysBetween } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import {
  fundPath,
  otherFields,
  readRiskless,
  risklessBounds,
  startRiskless,
} from '@/lib/funds/domain/fund-query';
import {
  fundMaximumDrawdown,
  navJumps,
  fundDrawdowns,
  drawnNavs,
} from '@/lib/funds/domain/nav-series';
import { riskOf } from '@/lib/funds/domain/returns-and-risk';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { problemText } from '@/components/funds/fund-sentences';
import { DrawdownFigure } from '@/components/charts/price-figure';
import { figureLabels } from '@/components/charts/figure-labels';
import { dayFormats } from '@/lib/calendar/day-texts';
import { datedPlaces } from '@/lib/cashflow/chart-points';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { indexFigures, minCommonMonths, type IndexFigures } from '@/lib/funds/domain/comparators';
import { messages, type Messages } from '@/lib/messages';

const { charts, funds } = messages();

/** Risk figures, each with its method in words. */
export function RiskCard({
  scheme,
  series,
  csvSource,
  typed,
}: FundCardProps<'scheme' | 'series' | 'csvSource' | 'typed'>) {
  const { risk } = funds.fund;
  const text = typed.riskless || startRiskless;
  const riskless = readRiskless(typed);
  const figures = riskless.ok ? riskOf(series, { risklessPercent: riskless.value }) : null;
  const rate = riskless.ok ? formatPercent(riskless.value) : text;
  return (
    <Card
      id="risk"
      title={risk.title}
      titleId="risk-title"
      description={
        figures
          ? fill(risk.text, { months: figures.months, rate })
          : riskless.ok
            ? risk.textShort
            : undefined
      }
    >
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <Stat
          label={risk.deviation}
          value={figures ? `${formatFixed(figures.volatilityPercent, 2)}%` : notKnown}
          note={risk.deviationMethod}
        />
        <Stat
          label={risk.sharpe}
          value={formatFixed(figures && figures.sharpe, 2)}
          note={risk.sharpeMethod}
        />
        <Stat
          label={risk.sortino}
          value={formatFixed(figures && figures.sortino, 2)}
          note={risk.sortinoMethod}
        />
        <Drawdown series={series} />
      </dl>
      <form
        action={`${fundPath(scheme.code)}#risk`}
        className="no-print mt-5 flex flex-wrap items-end gap-3"
      >
        <HiddenInputs values={otherFields(typed, ['riskless'])} />
        <TextField
          key={text}
          id="riskless"
          name="riskless"
          inputMode="decimal"
          maxLength={20}
          label={risk.riskless}
          after="%"
          defaultValue={text}
          error={riskless.ok ? null : problemText(riskless.problem, funds, rateBounds)}
          fieldClassName="w-44"
        />
        <Button type="submit" variant="secondary" className="min-h-10">
          {risk.risklessSubmit}
        </Button>
      </form>
      <DrawdownChart series={series} csvSource={csvSource} />
    </Card>
  );
}

const rateBounds = {
  min: formatPercent(risklessBounds.min),
  max: formatPercent(risklessBounds.max),
};

function Drawdown({ series }: FundCardProps<'series'>) {
  const { risk, riskStrip } = funds.fund;
  const fall = fundMaximumDrawdown(series);
  if (!fall || fall.percent === 0) {
    const note = series.length > 1 ? risk.neverFell : riskStrip.short;
    return <Stat label={risk.drawdown} value={notKnown} note={note} />;
  }
  const dates = fill(risk.drawdownDates, {
    peak: formatDate(fall.peak.date),
    trough: formatDate(fall.trough.date),
  });
  const recovery = fall.recoveredOn
    ? fillCount(daysBetween(fall.peak.date, fall.recoveredOn), risk.recovered, {
        date: formatDate(fall.recoveredOn),
        count: formatNumber(daysBetween(fall.peak.date, fall.recoveredOn)),
      })
    : risk.notRecovered;
  return (
    <Stat
      label={risk.drawdown}
      value={formatSignedPercent(fall.percent)}
      note={`${risk.drawdownMethod} ${dates} ${recovery}`}
    />
  );
}

/** Drawdown from the highest NAV over the whole history. */
function DrawdownChart({ series, csvSource }: FundCardProps<'series' | 'csvSource'>) {
  const { risk } = funds.fund;
  const falls = fundDrawdowns(series);
  const deepest = falls.reduce((one, other) => (other.value < one.value ? other : one), falls[0]!);
  if (deepest.value === 0) return null;
  const { points, breaks } = drawnNavs(falls, navJumps(series));
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-semibold">{risk.chartTitle}</h3>
      <DrawdownFigure
        points={datedPlaces(points, ({ value }) => [value])}
        breaks={breaks}
        formatValue={(value) => formatPercent(value)}
        formatAxis={(value) => formatPercent(value)}
        label={risk.value}
        sentence={fill(risk.sentence, {
          percent: formatSignedPercent(deepest.value),
          date: formatDate(deepest.date),
        })}
        messages={{ caption: risk.chartTitle, date: risk.date, days: dayFormats() }}
        fileName="drawdown.csv"
        labels={figureLabels(charts.labels, risk.chartTitle, csvSource)}
      />
    </div>
  );
}

const spans = [36, 60] as const;

type Row = {
  id: keyof Messages['funds']['fund']['index']['rows'];
  of: (all: IndexFigures) => string;
};

/** The fund against the index fund: beta, capture and tracking. Nothing without an index fund. */
export function IndexCard({
  series,
  comparators: { index, isTracker },
}: FundCardProps<'series' | 'comparators'>) {
  const { index: indexMessages } = funds.fund;
  if (!index) return null;
  const figures = spans.map((months) => indexFigures(series, index.navs, months));
  const rows: Row[] = [
    { id: 'beta', of: ({ beta }) => formatFixed(beta, 2) },
    { id: 'upside', of: ({ upsidePercent }) => formatFixed(upsidePercent, 1) },
    { id: 'downside', of: ({ downsidePercent }) => formatFixed(downsidePercent, 1) },
    { id: 'difference', of: ({ trackingDifference }) => formatSigned(trackingDifference) },
    ...(isTracker
      ? [{ id: 'error' as const, of: (all: IndexFigures) => formatFixed(all.trackingError, 2) }]
      : []),
  ];
  return (
    <Card
      title={indexMessages.title}
      titleId="index-title"
      description={
        <>
          {indexMessages.beside}{' '}
          <TextLink href={fundPath(index.fund.code)}>{fundNameOf(index.fund)}</TextLink>
          {indexMessages.afterCost}
        </>
      }
    >
      {figures.some(Boolean) ? (
        <Table
          caption={indexMessages.caption}
          isCaptionHidden
          className="in-card"
          columns={[
            {
              id: 'figure',
              title: indexMessages.figure,
              cell: ({ id }) => (
                <>
                  <strong className="font-semibold">{indexMessages.rows[id]}</strong>
                  <span className="block text-xs text-ink-soft">{indexMessages.methods[id]}</span>
                </>
              ),
            },
            ...spans.map((months, at): Column<Row> =>
              figureColumn(`${months}`, indexMessages.spans[months], ({ of }) => {
                const all = figures[at];
                return all ? of(all) : formatFixed(null, 2);
              }),
            ),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className="text-sm">{fill(indexMessages.tooShort, { months: minCommonMonths })}</p>
      )}
    </Card>
  );
}
