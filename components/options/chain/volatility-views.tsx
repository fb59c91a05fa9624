import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { endsOf } from '@/lib/ends-of';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import type {
  StrikeVolatility,
  VolatilitySurface,
  VixRank,
} from '@/lib/options/domain/chain/chain-figures';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { Button } from '@/components/ui/button';

/** Implied volatility over strikes. */
export function SmileChart({
  volatilities,
  spot,
  csvSource,
  messages,
}: {
  volatilities: readonly StrikeVolatility[];
  spot: number;
  csvSource: string;
  messages: Messages['optionChain']['smile'];
}) {
  const known = volatilities.filter((one) => one.volatility !== null);
  const [first, ...rest] = known;
  const percent = (volatility: number) => formatPercent(volatility * 100, 1);
  const lastStrike = known.at(-1)?.strike ?? 0;
  const strikeText = (strike: number) => formatNumber(strike, 2);
  return (
    <section aria-label={messages.title} className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      {first && rest.length > 0 ? (
        <ReadableFigure
          sentence={sentenceOf(known, messages)}
          caption={messages.title}
          columns={[
            {
              id: 'strike',
              title: messages.strike,
              isNumber: true,
              value: ({ strike }) => strike,
              text: ({ strike }) => strikeText(strike),
            },
            {
              id: 'volatility',
              title: messages.volatility,
              isNumber: true,
              value: ({ volatility }) => volatility * 100,
              text: ({ volatility }) => percent(volatility),
            },
            {
              id: 'from',
              title: messages.from,
              value: ({ from }) => (from === 'call' ? messages.fromCall : messages.fromPut),
              text: ({ from }) => (from === 'call' ? messages.fromCall : messages.fromPut),
            },
          ]}
          rows={known}
          rowKey={({ strike }) => strike}
          fileName="iv-smile.csv"
          labels={{ ...messages.labels, csvSource }}
        >
          <LineChart
            over={{
              steps: known.map(({ strike }) => strike),
              formatStep: strikeText,
              stepTitle: messages.strike,
            }}
            series={[
              {
                id: 'smile',
                label: messages.volatility,
                tone: 'first',
                values: known.map(({ volatility }) => volatility * 100),
              },
            ]}
            formatValue={(value) => formatPercent(value, 1)}
            markers={
              spot >= first.strike && spot <= lastStrike
                ? [{ value: spot, label: fill(messages.spot, { spot: strikeText(spot) }) }]
                : []
            }
          />
        </ReadableFigure>
      ) : (
        <p className="text-sm">{messages.none}</p>
      )}
      <p className="max-w-prose text-sm text-ink-soft">{messages.note}</p>
    </section>
  );
}

type Known = Extract<StrikeVolatility, { from: unknown }>;

function sentenceOf(known: readonly Known[], messages: Messages['optionChain']['smile']): string {
  const rising = known.toSorted((one, other) => one.volatility - other.volatility);
  const { first: lowest, last: highest } = endsOf(rising);
  return fill(messages.sentence, {
    low: formatPercent(lowest.volatility * 100, 1),
    lowStrike: formatNumber(lowest.strike, 2),
    high: formatPercent(highest.volatility * 100, 1),
    highStrike: formatNumber(highest.strike, 2),
  });
}

/** Implied volatility by strike and expiry: the surface, as far as there are quotes. */
export function SurfaceTable({
  surface: { expiries, rows },
  messages,
}: {
  surface: VolatilitySurface;
  messages: Messages['optionChain']['surface'];
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      {expiries.length > 1 && rows.length > 0 ? (
        <Table
          caption={messages.caption}
          isCaptionHidden
          rows={rows}
          rowKey={({ strike }) => String(strike)}
          columns={[
            { id: 'strike', title: messages.strike, cell: ({ strike }) => formatNumber(strike, 2) },
            ...expiries.map((expiry, index) => ({
              id: expiry,
              title: formatDate(expiry),
              isNumber: true,
              cell: ({ volatilities }: (typeof rows)[number]) => {
                const volatility = volatilities[index] ?? null;
                return volatility === null ? notKnown : formatPercent(volatility * 100, 1);
              },
            })),
          ]}
        />
      ) : (
        <p className="text-sm">{messages.oneExpiry}</p>
      )}
      <p className="max-w-prose text-sm text-ink-soft">{messages.note}</p>
    </div>
  );
}

/** The volatility index of a dropped file, its rank among the days of the file, and a button that uses it. */
export function VixNote({
  rank: { date, percent, days, lowestPercent, highestPercent, lowerDaysPercent },
  messages,
  onUse,
}: {
  rank: VixRank;
  messages: Messages['optionChain']['file'];
  onUse: (percent: number) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="status">
      <p className="max-w-prose text-sm">
        {fill(messages.vix, {
          percent: formatPercent(percent, 2),
          date: formatDate(date),
          days: formatNumber(days),
          low: formatPercent(lowestPercent, 2),
          high: formatPercent(highestPercent, 2),
        })}{' '}
        {lowerDaysPercent === null
          ? null
          : fill(messages.vixRank, { share: formatPercent(lowerDaysPercent, 0) })}
      </p>
      <Button variant="secondary" onClick={() => onUse(percent)}>
        {fill(messages.useVix, { percent: formatPercent(percent, 2) })}
      </Button>
    </div>
  );
}
