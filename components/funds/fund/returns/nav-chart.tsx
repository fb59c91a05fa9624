import type { ReactNode } from 'react';
import { figureLabels } from '@/components/charts/figure-labels';
import { PeriodChips, PriceFigure } from '@/components/charts/price-figure';
import type { FundCardProps, OwnTrade } from '@/components/funds/fund/fund-props';
import { OwnHolding } from '@/components/funds/fund/own-holding';
import { Card } from '@/components/ui/card/card';
import { ViewChips } from '@/components/ui/page-tabs';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { coveringPeriod, isWholePeriod } from '@/lib/calendar/period';
import { endsOf } from '@/lib/ends-of';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import { growthBeside, type Comparators, type GrowthBeside } from '@/lib/funds/domain/comparators';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { drawnNavs, navPeriods, readNavPeriod } from '@/lib/funds/domain/nav-series';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatRupees } from '@/lib/money/rupees';
import { FundNav } from '@/components/funds/fund/fund-nav';
import { formatSignedPercent } from '@/lib/money/signed';

const { charts, funds } = messages();

const id = 'nav';

/** More marks than this are a band, which says nothing of a day: then the instalments of a SIP have none. */
const maxMarks = 24;

/**
 * The newest NAV and a chart over the period in the query: what 100 became beside the category and the index fund or,
 * where the query asks for it or there is nothing beside it, the NAV.
 */
export function NavChart({
  scheme,
  series,
  comparators,
  csvSource,
  typed,
  own,
}: FundCardProps<'scheme' | 'series' | 'comparators' | 'csvSource' | 'typed' | 'own'>) {
  const { code } = scheme;
  const { nav } = funds.fund;
  const period = readNavPeriod(typed.range);
  const drawn = drawnNavs(coveringPeriod(series, period));
  const growth = growthBeside(series, comparators, period);
  const view = typed.chart === 'nav' ? 'nav' : 'growth';
  const isGrowth = growth !== null && view === 'growth';
  // The sentence is about the line that is drawn: growth begins at a month end.
  const { first: start, last: end } = endsOf(isGrowth ? growth.lines[0]!.points : drawn.points);
  const isWhole = !isGrowth && isWholePeriod(period, { first: start.date, last: end.date });
  const drawnTrades = (own?.trades ?? []).filter(({ on }) => start.date <= on && on <= end.date);
  const trades =
    drawnTrades.length > maxMarks
      ? drawnTrades.filter(({ isInstalment }) => !isInstalment)
      : drawnTrades;
  const figure = {
    trades,
    csvSource,
    fileName: `${growth ? view : 'nav'}-${code}-${period}.csv`,
    periods: (
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <PeriodChips
          periods={navPeriods}
          current={period}
          hrefOf={(each) => fundPath(code, typed, { range: each })}
          messages={nav.periods}
        />
        {growth ? (
          <ViewChips
            label={nav.views}
            current={view}
            views={(['growth', 'nav'] as const).map((id) => ({
              id,
              title: nav.viewTitles[id],
              href: fundPath(code, typed, { chart: id === 'nav' ? id : '' }),
            }))}
          />
        ) : null}
      </div>
    ),
  };
  return (
    <Card id={id} className="relative flex h-full flex-col gap-3 lg:[&_.chart-plot]:h-88">
      <h2 className="sr-only">{nav.title}</h2>
      <FundNav scheme={scheme} series={series}>
        {drawn.breaks.length === 0 && start.date !== end.date ? (
          <dd className="text-xs text-ink-soft">
            {fill(nav.became, {
              value: formatFixed((end.value / start.value) * 100, 2),
              period:
                period === 'max' || !isWhole
                  ? fill(nav.since, { date: formatDate(start.date) })
                  : nav.periods.words[period],
              change: formatSignedPercent((end.value / start.value - 1) * 100),
            })}
          </dd>
        ) : null}
      </FundNav>
      {own?.held ? <OwnHolding held={own.held} /> : null}
      {isGrowth ? (
        <GrowthFigure {...figure} growth={growth} comparators={comparators} />
      ) : (
        <NavFigure {...figure} drawn={drawn} />
      )}
    </Card>
  );
}

type FigureProps = {
  /** Purchases and sales of the member, within the drawing. */
  trades: readonly OwnTrade[];
  csvSource: string;
  fileName: string;
  periods: ReactNode;
};

/** Marks on the base line, and the words that explain them. */
function marksOf(trades: readonly OwnTrade[]) {
  return {
    events: trades.map(({ on, isSale }) => ({
      at: dayNumberOf(on),
      kind: isSale ? ('sold' as const) : ('bought' as const),
      tone: 'first' as const,
    })),
    marksNote: trades.length > 0 ? funds.fund.own.marks : null,
  };
}

function NavFigure({
  drawn: { points, breaks },
  trades,
  csvSource,
  fileName,
  periods,
}: FigureProps & { drawn: ReturnType<typeof drawnNavs> }) {
  const { nav } = funds.fund;
  const { first: start, last: end } = endsOf(points);
  // Across a break a percentage change is not a return.
  const form =
    points.length === 1 ? nav.sentenceOne : breaks.length > 0 ? nav.sentenceBroken : nav.sentence;
  const sentence = fill(form, {
    start: formatFixed(start.value, 2),
    from: formatDate(start.date),
    end: formatFixed(end.value, 2),
    to: formatDate(end.date),
    change: formatSignedPercent((end.value / start.value - 1) * 100),
  });
  const { events, marksNote } = marksOf(trades);
  return (
    <PriceFigure
      sentence={sentence}
      note={
        [breaks.length > 0 ? nav.broken : null, marksNote].filter(Boolean).join(' ') || undefined
      }
      events={events}
      periods={periods}
      points={datedPlaces(points, ({ value }) => [value])}
      breaks={breaks}
      lines={[{ id: 'value', label: nav.value, tone: 'first' }]}
      messages={{ caption: nav.title, date: nav.date, days: dayFormats() }}
      unit={nav.unit}
      formatValue={(value) => formatFixed(value, 4)}
      formatAxis={(value) => formatRupees(value, 2)}
      fileName={fileName}
      labels={figureLabels(charts.labels, nav.title, csvSource)}
    />
  );
}

const tones = { own: 'first', average: 'second', index: 'third' } as const;

function GrowthFigure({
  growth: { lines, indexSince },
  comparators: { index },
  trades,
  csvSource,
  fileName,
  periods,
}: FigureProps & { growth: GrowthBeside; comparators: Comparators }) {
  const { nav, standing } = funds.fund;
  const { growth } = nav;
  const [own] = lines;
  const points = own!.points.map(({ date }, at) => ({
    date,
    values: lines.map((line) => line.points[at]!.value),
  }));
  const { first, last } = endsOf(points);
  const sentence = fill(growth.sentence, {
    from: formatDate(first.date),
    to: formatDate(last.date),
    values: lines
      .map((line) => `${standing[line.id]} ₹${formatFixed(endsOf(line.points).last.value, 2)}`)
      .join(', '),
  });
  const { events, marksNote } = marksOf(trades);
  const has = (id: (typeof lines)[number]['id']) => lines.some((line) => line.id === id);
  const notes = [
    growth.note,
    has('average') ? growth.noteCategory : null,
    index && has('index') ? fill(growth.noteIndex, { name: fundNameOf(index.fund) }) : null,
    indexSince ? fill(growth.noteLate, { date: formatDate(indexSince) }) : null,
    marksNote,
  ];
  return (
    <PriceFigure
      sentence={sentence}
      note={notes.filter(Boolean).join(' ')}
      events={events}
      periods={periods}
      points={datedPlaces(
        downsample(points, ({ values }) => values),
        ({ values }) => values,
      )}
      lines={lines.map((line) => ({
        id: line.id,
        tone: tones[line.id],
        label: growth.short[line.id],
        title: standing[line.id],
      }))}
      messages={{ caption: growth.title, date: nav.date, days: dayFormats() }}
      unit={nav.unit}
      formatValue={(value) => formatFixed(value, 2)}
      formatAxis={formatRupees}
      fileName={fileName}
      labels={figureLabels(charts.labels, growth.title, csvSource)}
      isFilled
    />
  );
}
