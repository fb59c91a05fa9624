import { figureLabels } from '@/components/charts/figure-labels';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { endsOf } from '@/lib/ends-of';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type {
  StrikeVolatility,
  VolatilitySurface,
  VixRank,
} from '@/lib/options/domain/chain/chain-figures';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { Button } from '@/components/ui/button';
import { chartLabels } from '@/lib/messages/en/chart-labels';
import { optionChain as messages } from '@/lib/messages/en/options/option-chain';

/** Implied volatility over strikes, closed at first. */
export function SmileChart({
  volatilities,
  spot,
  csvSource,
}: {
  volatilities: readonly StrikeVolatility[];
  spot: number;
  csvSource: string;
}) {
  const known = volatilities.filter((one) => one.volatility !== null);
  const [first, ...rest] = known;
  const percent = (value: number) => formatPercent(value, 1);
  const lastStrike = known.at(-1)?.strike ?? 0;
  const strikeText = (strike: number) => formatNumber(strike, 2);
  if (!first || rest.length === 0) {
    return (
      <section aria-label={messages.smile.title} className="grid grid-cols-1 gap-3">
        <h3 className="font-semibold">{messages.smile.title}</h3>
        <p className="text-sm">{messages.smile.none}</p>
        <p className="max-w-prose text-sm text-ink-soft">{messages.smile.note}</p>
      </section>
    );
  }
  return (
    <Disclosure title={messages.smile.title} note={messages.smile.note}>
      <ReadableFigure
        sentence={sentenceOf(known)}
        caption={messages.smile.title}
        columns={[
          numberColumn<Known>({
            id: 'strike',
            title: messages.smile.strike,
            value: ({ strike }) => strike,
            format: strikeText,
          }),
          numberColumn<Known>({
            id: 'volatility',
            title: messages.smile.volatility,
            value: ({ volatility }) => volatility * 100,
            format: percent,
          }),
          textColumn<Known>({
            id: 'from',
            title: messages.smile.from,
            value: ({ from }) =>
              from === 'call' ? messages.smile.fromCall : messages.smile.fromPut,
          }),
        ]}
        rows={known}
        rowKey={({ strike }) => strike}
        fileName="iv-smile.csv"
        labels={figureLabels(chartLabels, messages.smile.title, csvSource)}
      >
        <LineChart
          over={{
            steps: known.map(({ strike }) => strike),
            formatStep: strikeText,
            stepTitle: messages.smile.strike,
          }}
          series={[
            {
              id: 'smile',
              label: messages.smile.volatility,
              tone: 'first',
              values: known.map(({ volatility }) => volatility * 100),
            },
          ]}
          formatValue={percent}
          markers={
            spot >= first.strike && spot <= lastStrike
              ? [{ value: spot, label: fill(messages.smile.spot, { spot: strikeText(spot) }) }]
              : []
          }
        />
      </ReadableFigure>
    </Disclosure>
  );
}

type Known = Extract<StrikeVolatility, { from: unknown }>;

function sentenceOf(known: readonly Known[]): string {
  const rising = known.toSorted((one, other) => one.volatility - other.volatility);
  const { first: lowest, last: highest } = endsOf(rising);
  return fill(messages.smile.sentence, {
    low: formatPercent(lowest.volatility * 100, 1),
    lowStrike: formatNumber(lowest.strike, 2),
    high: formatPercent(highest.volatility * 100, 1),
    highStrike: formatNumber(highest.strike, 2),
  });
}

type SurfaceRow = VolatilitySurface['rows'][number];

/** Implied volatility by strike and expiry: the surface, as far as there are quotes. */
export function SurfaceTable({ surface: { expiries, rows } }: { surface: VolatilitySurface }) {
  const note = <p className="max-w-prose text-sm text-ink-soft">{messages.surface.note}</p>;
  if (expiries.length < 2 || rows.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <h3 className="font-semibold">{messages.surface.title}</h3>
        <p className="text-sm">{messages.surface.oneExpiry}</p>
        {note}
      </div>
    );
  }
  return (
    <Disclosure title={messages.surface.title}>
      <div className="grid grid-cols-1 gap-3">
        <Table
          caption={messages.surface.caption}
          isCaptionHidden
          rows={rows}
          rowKey={({ strike }) => String(strike)}
          columns={[
            {
              id: 'strike',
              title: messages.surface.strike,
              cell: ({ strike }) => formatNumber(strike, 2),
            },
            ...expiries.map((expiry, index) =>
              figureColumn(expiry, formatDate(expiry), ({ volatilities }: SurfaceRow) => {
                const volatility = volatilities[index] ?? null;
                return volatility === null ? notKnown : `${formatFixed(volatility * 100, 1)}%`;
              }),
            ),
          ]}
        />
        {note}
      </div>
    </Disclosure>
  );
}

/** The volatility index of a dropped file, its rank among the days of the file, and a button that uses it. */
export function VixNote({
  rank: { date, percent, days, lowestPercent, highestPercent, lowerDaysPercent },
  onUse,
}: {
  rank: VixRank;
  onUse: (percent: number) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="status">
      <p className="max-w-prose text-sm">
        {fill(messages.file.vix, {
          percent: formatPercent(percent, 2),
          date: formatDate(date),
          days: formatNumber(days),
          low: formatPercent(lowestPercent, 2),
          high: formatPercent(highestPercent, 2),
        })}{' '}
        {lowerDaysPercent === null
          ? null
          : fill(messages.file.vixRank, { share: formatPercent(lowerDaysPercent, 0) })}
      </p>
      <Button variant="secondary" onClick={() => onUse(percent)}>
        {fill(messages.file.useVix, { percent: formatPercent(percent, 2) })}
      </Button>
    </div>
  );
}
