import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { Card } from '@/components/ui/card/card';
import { Change } from '@/components/ui/figures/change';
import { Stat } from '@/components/ui/figures/stat';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import type { PaperFigures, PaperGrowth } from '@/lib/picks/domain/paper/paper-result';
import { EmptyState } from '@/components/ui/empty-state';
import { daysBetween } from '@/lib/calendar/day-count';
import { firstValueDay, nextListDay } from '@/lib/picks/domain/paper/paper-portfolio';
import { maxDaysAway } from '@/lib/picks/domain/record/list-outcome';

const { charts, picksPaper } = messages();

/** Value, gain and the index fund, with their lines over time. */
export function PaperSummary({
  figures,
  amountRupees,
  fundName,
  isFund,
  lagDays,
}: {
  figures: PaperFigures;
  amountRupees: number;
  fundName: string;
  /** False for the sample's market, which has no cost. */
  isFund: boolean;
  lagDays: number;
}) {
  const { page } = picksPaper;
  const { paper, fund, ifSold, valuedOn, from } = figures;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
      <Card
        title={page.chart.paper}
        titleId="paper-summary"
        isTitleHidden
        className="lg:col-span-4"
      >
        <dl className="grid gap-4">
          <Stat
            isMain
            label={fill(page.value, { date: formatDate(valuedOn) })}
            value={formatLakhCrore(paper.valueRupees)}
            note={<GrowthNote growth={paper} from={formatDate(from)} />}
          />
          <Stat
            label={fill(isFund ? page.fund : page.market, { name: fundName })}
            value={formatLakhCrore(fund?.valueRupees ?? null)}
            note={
              fund ? (
                <>
                  <GrowthNote growth={fund} from={formatDate(from)} />
                  <span className="block">
                    {fill(isFund ? page.fundNote : page.marketNote, {
                      date: formatDate(from),
                    })}
                  </span>
                </>
              ) : (
                page.fundUnknown
              )
            }
          />
          <div className="grid grid-cols-2 gap-4">
            <Stat
              label={page.sold}
              value={formatLakhCrore(ifSold.paperRupees)}
              note={fill(page.soldNote, { fund: formatLakhCrore(ifSold.fundRupees) })}
            />
            <Stat
              label={page.cash}
              value={formatLakhCrore(figures.cashRupees)}
              note={fill(page.cashNote, { tax: formatRupees(figures.taxRupees) })}
            />
          </div>
        </dl>
      </Card>
      <Card
        title={page.chart.title}
        titleId="paper-chart"
        className="lg:col-span-8 max-sm:[&_.card-head]:sr-only"
      >
        <PaperChart
          figures={figures}
          amountRupees={amountRupees}
          fundName={fundName}
          lagDays={lagDays}
        />
      </Card>
    </div>
  );
}

function GrowthNote({ growth, from }: { growth: PaperGrowth; from: string }) {
  return (
    <span className="block text-sm">
      <Change
        text={formatSignedPercent(growth.gainPercent)}
        amountText={formatSignedRupees(growth.gainRupees)}
        against={fill(picksPaper.page.since, { date: from })}
      />
      {growth.annualPercent === null
        ? null
        : ` · ${fill(picksPaper.page.perYear, { percent: formatSignedPercent(growth.annualPercent) })}`}
    </span>
  );
}

function PaperChart({
  figures: { points, paper, fund },
  amountRupees,
  fundName,
  lagDays,
}: {
  figures: PaperFigures;
  amountRupees: number;
  fundName: string;
  lagDays: number;
}) {
  const { chart } = picksPaper.page;
  const valuesOf = ({ paperRupees, fundRupees }: (typeof points)[number]) =>
    fund ? [paperRupees, fundRupees] : [paperRupees];
  const { first, last } = endsOf(points);
  const sentence = fill(fund ? chart.sentence : chart.sentenceAlone, {
    from: formatDate(first.date),
    to: formatDate(last.date),
    amount: formatRupees(amountRupees),
    end: formatRupees(paper.valueRupees),
    other: formatRupees(fund?.valueRupees ?? null),
  });
  return (
    <PriceFigure
      sentence={sentence}
      points={datedPlaces(downsample(points, valuesOf), valuesOf)}
      lines={[
        { id: 'paper', label: chart.paper, tone: 'first' },
        ...(fund
          ? [{ id: 'fund', label: chart.fund, title: fundName, tone: 'second' as const }]
          : []),
      ]}
      messages={{ caption: chart.title, date: chart.date, days: dayFormats() }}
      formatValue={(value) => formatRupees(value)}
      formatAxis={(value) => formatShortRupees(value)}
      endText={(value) => formatShortRupees(value)}
      fileName="paper-portfolio.csv"
      labels={figureLabels(
        charts.labels,
        chart.title,
        fill(chart.source, { fund: fundName, days: lagDays }),
      )}
    />
  );
}

/** Why a portfolio has no value yet. */
export function PaperWaiting({
  startsOn,
  asOf,
  lagDays,
  hasPrices,
  hasList,
}: {
  startsOn: IsoDate;
  /** Today in India. */
  asOf: IsoDate;
  lagDays: number;
  /** Whether the site has closing prices at all. */
  hasPrices: boolean;
  /** Whether there is a list that could not be followed yet. */
  hasList: boolean;
}) {
  const { page, noPrices } = picksPaper;
  if (!hasPrices) return <EmptyState title={page.noClosesTitle}>{noPrices}</EmptyState>;
  if (!hasList && startsOn <= asOf) {
    return (
      <EmptyState title={page.noListTitle}>
        {fill(page.noList, { date: formatDate(nextListDay(asOf)) })}
      </EmptyState>
    );
  }
  if (daysBetween(startsOn, asOf) > lagDays + maxDaysAway) {
    return <EmptyState title={page.noClosesTitle}>{page.noCloses}</EmptyState>;
  }
  return (
    <EmptyState title={page.waitingTitle}>
      {fill(page.waiting, {
        start: formatDate(startsOn),
        days: lagDays,
        date: formatDate(firstValueDay(startsOn, lagDays)),
      })}
    </EmptyState>
  );
}
