import { Credit } from '@/components/sources/source-note';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import {
  summariseMood,
  type MoodReading,
  type MoodSummary,
} from '@/lib/crypto/domain/mood-summary';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { messages } from '@/lib/messages';
import { alternative } from '@/lib/sources/providers';
import { MarketPanel, ViewData } from '@/components/crypto/market/market-frame';
import { figureLabels } from '@/components/charts/figure-labels';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { dayFormats } from '@/lib/calendar/day-texts';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { Stat } from '@/components/ui/figures/stat';

const { charts, crypto, sources } = messages();

/** How many days the line has. */
const shownDays = 90;

export function MoodView({
  query,
  figures: { mood },
}: {
  query: MarketQuery;
  figures: ViewFigures<'mood'>;
}) {
  return (
    <MarketPanel
      current="mood"
      query={query}
      foot={
        mood.ok && mood.value.source.url ? (
          <Credit source={mood.value.source} messages={sources.note} />
        ) : null
      }
    >
      <ViewData loaded={mood} sourceName={alternative.name} retryPath={marketPath(query)}>
        {(history, sourced) => {
          const summary = summariseMood(history);
          return (
            <div className="grid grid-cols-1 gap-6 p-4 md:p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
              {summary ? <MoodGauge summary={summary} /> : null}
              <div className="row-span-2">
                <MoodChart
                  history={history.slice(-shownDays)}
                  csvSource={csvSourceOf(sourced, charts.labels)}
                />
              </div>
              <div className="grid content-start gap-2 text-sm text-ink-soft">
                <h2 className="text-base font-semibold text-ink">{crypto.mood.how}</h2>
                {crypto.mood.howText.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          );
        }}
      </ViewData>
    </MarketPanel>
  );
}

/** The index day by day, oldest first. */
function MoodChart({ history, csvSource }: { history: readonly MoodReading[]; csvSource: string }) {
  const { chart, words: moods } = crypto.mood;
  const values = history.map(({ value }) => value);
  return (
    <ReadableFigure
      sentence={fill(chart.sentence, {
        count: values.length,
        low: Math.min(...values),
        high: Math.max(...values),
        value: values.at(-1) ?? 0,
      })}
      caption={chart.name}
      columns={[
        textColumn<MoodReading>({
          id: 'day',
          title: chart.day,
          value: ({ date }) => formatDate(date),
        }),
        numberColumn<MoodReading>({ id: 'value', title: chart.value, value: ({ value }) => value }),
        textColumn<MoodReading>({
          id: 'mood',
          title: chart.mood,
          value: ({ mood }) => moods[mood],
        }),
      ]}
      rows={history}
      rowKey={({ date }) => date}
      fileName="fear-and-greed.csv"
      labels={figureLabels(charts.labels, chart.name, csvSource)}
    >
      <LineChart
        over={{ days: history.map(({ date }) => dayNumberOf(date)), formats: dayFormats() }}
        series={[{ id: 'value', label: chart.name, tone: 'first', values }]}
        isFilled
        formatValue={formatNumber}
      />
    </ReadableFigure>
  );
}

const width = 320;

/** The newest Fear & Greed value with its day on a scale, and values of days before it. */
export function MoodGauge({
  summary: { now, dayBefore, weekBefore, monthBefore, low, high, fearDays, days },
}: {
  summary: MoodSummary;
}) {
  const { words, before: titles, gauge, ends, year } = crypto.mood;
  const at = (now.value / 100) * width;
  const before = [
    { label: titles.day, reading: dayBefore },
    { label: titles.week, reading: weekBefore },
    { label: titles.month, reading: monthBefore },
  ];
  return (
    <div className="grid gap-3">
      <p className="text-3xl font-semibold tabular-nums">
        {now.value} <span className="text-xl">{words[now.mood]}</span>{' '}
        <span className="text-sm font-normal text-ink-soft">{formatDate(now.date)}</span>
      </p>
      <svg
        viewBox={`0 0 ${width} 28`}
        role="img"
        aria-label={fill(gauge, { value: now.value, mood: words[now.mood] })}
        className="h-auto w-full max-w-md overflow-visible"
      >
        <rect y="10" width={width} height="8" rx="4" className="fill-surface-sunken" />
        <rect y="10" width={at} height="8" rx="4" className="fill-chart-1" />
        {[25, 50, 75].map((mark) => (
          <line
            key={mark}
            x1={(mark / 100) * width}
            x2={(mark / 100) * width}
            y1="6"
            y2="22"
            className="stroke-control"
          />
        ))}
        <circle cx={at} cy="14" r="8" strokeWidth="3" className="fill-chart-1 stroke-surface" />
      </svg>
      <p className="-mt-2 flex max-w-md justify-between text-xs text-ink-soft">
        <span>{ends.fear}</span>
        <span>{ends.greed}</span>
      </p>
      <dl className="grid grid-cols-3 gap-3">
        {before.map(({ label, reading }) => (
          <Stat
            key={label}
            label={label}
            value={reading?.value ?? notKnown}
            note={reading && words[reading.mood]}
          />
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {fill(year, { low, high, below: fearDays, count: days })}
      </p>
    </div>
  );
}
