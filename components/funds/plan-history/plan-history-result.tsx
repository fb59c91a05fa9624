import { Legend, lineKeys } from '@/components/charts/legend';
import { ChartFigure, Readout } from '@/components/charts/chart-figure';
import { LineChart } from '@/components/charts/line-chart';
import { ReadablePlot } from '@/components/charts/reading/readable-plot';
import type { Series } from '@/components/charts/series';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/figures/stat';
import { dayFormats } from '@/lib/calendar/day-texts';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import {
  bandPlaces,
  type PlanHistory,
  type PlanRun,
  type BandPlace,
} from '@/lib/funds/domain/plan-history';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import type { PlanInPeers } from '@/lib/funds/domain/market/peer-outcomes';
import { formatSignedPercent } from '@/lib/money/signed';

type ResultProps = {
  /** Null where the history is too short. */
  history: PlanHistory | null;
  plan: {
    /** The fund or category that it was calculated on. */
    intro: string;
    /** The length of the whole plan. */
    months: number;
    /** What it assumes, compounded: comparable with an XIRR. */
    assumedPercent: number;
  };
  /** Whether final values come first and rates below them. */
  hasValuesFirst?: boolean;
  /** "20 years". */
  spanText: (months: number) => string;
  messages: Messages['planHistory'];
};

/** The results of a plan from its worst start to its best: the range, the latest, and each start. */
export function PlanHistoryResult({
  history,
  plan,
  hasValuesFirst = false,
  spanText,
  messages: planHistory,
}: ResultProps) {
  const { language } = planHistory;
  if (!history) return <Alert tone="warn">{planHistory.tooShort}</Alert>;
  const { months, runs, band } = history;
  const reached = runs.filter(({ xirrPercent }) => xirrPercent >= plan.assumedPercent).length;
  const shared = columnsOf(planHistory);
  const ends = endsOf(runs);
  return (
    <>
      {months < plan.months ? (
        <Alert tone="warn">
          {fill(planHistory.shortened, { whole: spanText(plan.months), tested: spanText(months) })}
        </Alert>
      ) : null}
      <p className="max-w-prose">{plan.intro}</p>
      <dl className="grid gap-x-6 gap-y-4 rounded bg-surface-sunken p-4 sm:grid-cols-3">
        {(['worst', 'middle', 'best'] as const).map((place) => {
          const percent = formatSignedPercent(band[place].xirrPercent);
          const value = formatLakhCrore(band[place].valueRupees, language);
          const date = formatDate(band[place].from, language);
          return (
            <Stat
              key={place}
              label={planHistory.places[place]}
              value={hasValuesFirst ? value : fill(planHistory.xirr, { percent })}
              note={
                hasValuesFirst
                  ? fill(planHistory.valueNote, { percent, date })
                  : fill(planHistory.began, { value, date })
              }
            />
          );
        })}
      </dl>
      <p className="max-w-prose">
        {fill(planHistory.span, {
          count: formatNumber(runs.length),
          first: formatDate(ends.first.from, language),
          last: formatDate(ends.last.from, language),
          length: spanText(months),
        })}{' '}
        {fill(planHistory.reached, {
          percent: formatSignedPercent(plan.assumedPercent),
          share: `${formatFixed((reached / runs.length) * 100, 0)}%`,
        })}
      </p>
      <Table
        caption={planHistory.figures}
        columns={[
          { id: 'place', title: planHistory.place, cell: ({ place }) => planHistory.places[place] },
          ...shared,
        ]}
        rows={[
          ...bandPlaces.map((place) => ({ place, ...band[place] })),
          { place: 'latest' as const, ...ends.last },
        ]}
        rowKey={({ place }) => place}
      />
      <RunChart
        history={history}
        assumedPercent={plan.assumedPercent}
        columns={shared}
        messages={planHistory}
      />
      <p className="max-w-prose text-sm text-ink-soft">{planHistory.overlap}</p>
    </>
  );
}

function RunChart({
  history: { runs, band },
  assumedPercent,
  columns,
  messages,
}: {
  history: PlanHistory;
  assumedPercent: number;
  columns: readonly Column<PlanRun>[];
  messages: Messages['planHistory'];
}) {
  const { language } = messages;
  const series: Series[] = [
    {
      id: 'xirr',
      label: messages.columns.xirr,
      tone: 'first',
      values: runs.map(({ xirrPercent }) => xirrPercent),
    },
    {
      id: 'assumed',
      label: messages.assumed,
      tone: 'second',
      values: runs.map(() => assumedPercent),
    },
  ];
  return (
    <ChartFigure
      sentence={fill(messages.sentence, {
        worst: formatSignedPercent(band.worst.xirrPercent),
        worstDate: formatDate(band.worst.from, language),
        best: formatSignedPercent(band.best.xirrPercent),
        bestDate: formatDate(band.best.from, language),
      })}
      readout={
        <div className="flex flex-wrap items-center gap-x-4.5 gap-y-0.5">
          <Readout
            table={{
              columns,
              rows: runs.slice(-1).map((run) => columns.map(({ cell }) => String(cell(run)))),
            }}
            keys={lineKeys(series.slice(0, 1))}
          />
          <Legend id="plan-history" series={lineKeys(series).slice(1)} />
        </div>
      }
      tableTitle={messages.table}
      table={
        <Table
          caption={messages.chartTitle}
          isCaptionHidden
          columns={columns}
          rows={runs}
          rowKey={({ from }) => from}
          isLong
        />
      }
    >
      <ReadablePlot
        label={fill(messages.read, { title: messages.chartTitle })}
        hint={messages.readHint}
      >
        <LineChart
          over={{ days: runs.map(({ from }) => dayNumberOf(from)), formats: dayFormats(language) }}
          series={series}
          formatValue={(value) => `${formatNumber(value, 1)}%`}
          holdsZero
        />
      </ReadablePlot>
    </ChartFigure>
  );
}

function columnsOf({ columns, language }: Messages['planHistory']): Column<PlanRun>[] {
  const number = (id: keyof typeof columns, cell: (run: PlanRun) => string) =>
    figureColumn(id, columns[id], cell);
  return [
    number('from', ({ from }) => formatDate(from, language)),
    number('to', ({ to }) => formatDate(to, language)),
    number('invested', ({ investedRupees }) => formatNumber(Math.round(investedRupees))),
    number('value', ({ valueRupees }) => formatNumber(Math.round(valueRupees))),
    number('xirr', ({ xirrPercent }) => formatSignedPercent(xirrPercent)),
  ];
}

/** What a plan became in the funds of a category, from the worst to the best, with the funds that have closed counted. */
export function PeerSipsResult({
  peers: { outcomes, investedRupees, windows, funds, ended, brokenOff, lossPercent },
  intro,
  isShortened,
  spanText,
  messages: { language, peers: texts, places, columns, xirr },
}: {
  peers: PlanInPeers;
  intro: string;
  /** Whether the plan is longer than the SIPs. */
  isShortened: boolean;
  /** The length of the SIPs. */
  spanText: string;
  messages: Messages['planHistory'];
}) {
  return (
    <>
      {isShortened ? (
        <Alert tone="warn">{fill(texts.shortened, { tested: spanText })}</Alert>
      ) : null}
      <p className="max-w-prose">{intro}</p>
      <dl className="grid gap-x-6 gap-y-4 rounded bg-surface-sunken p-4 sm:grid-cols-3">
        {(['low', 'middle', 'high'] as const).map((place) => (
          <Stat
            key={place}
            label={places[place]}
            value={formatLakhCrore(outcomes[place].valueRupees, language)}
            note={fill(xirr, { percent: formatSignedPercent(outcomes[place].xirrPercent) })}
          />
        ))}
      </dl>
      <Table
        caption={texts.caption}
        columns={[
          { id: 'place', title: texts.place, cell: (place) => places[place] },
          figureColumn('invested', columns.invested, () =>
            formatNumber(Math.round(investedRupees)),
          ),
          figureColumn('value', columns.value, (place: BandPlace) =>
            formatNumber(Math.round(outcomes[place].valueRupees)),
          ),
          figureColumn('xirr', columns.xirr, (place: BandPlace) =>
            formatSignedPercent(outcomes[place].xirrPercent),
          ),
        ]}
        rows={bandPlaces}
        rowKey={(place) => place}
      />
      <p className="max-w-prose text-sm">
        {[
          fillCount(windows, texts.counts, {
            count: formatNumber(windows),
            length: spanText,
            funds,
            ended,
          }),
          ...(brokenOff > 0
            ? [fillCount(brokenOff, texts.brokenOff, { count: formatNumber(brokenOff) })]
            : []),
          fill(texts.loss, { percent: `${formatFixed(lossPercent, 1)}%` }),
        ].join(' ')}
      </p>
      <p className="max-w-prose text-sm text-ink-soft">{texts.method}</p>
    </>
  );
}
