import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import type { SeriesTone } from '@/components/charts/series';
import { Card } from '@/components/ui/card/card';
import { dayFormats } from '@/lib/calendar/day-formats';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import type { IndexedRow } from '@/lib/picks/domain/company/indexed-prices';

const tones: readonly SeriesTone[] = ['first', 'sixth', 'second', 'third', 'fourth', 'fifth'];

type Drawn = { index: number; name: string; short: string; tone: SeriesTone };

/** Prices from a common start: the company, the market, its peers. */
export function PriceChart({
  names,
  rows,
  years,
  lagDays,
  messages,
}: {
  /** One for each value of a row; the company first. */
  names: readonly { name: string; short: string }[];
  rows: readonly IndexedRow[];
  years: number;
  lagDays: number;
  messages: Messages['picks']['company']['chart'];
}) {
  const isDrawn = names.map((_, index) => (rows[0]?.values[index] ?? null) !== null);
  const drawn = names.flatMap(({ name, short }, index): Drawn[] =>
    isDrawn[index] ? [{ index, name, short, tone: tones[index] ?? 'sixth' }] : [],
  );
  const missing = names.flatMap(({ name }, index) => (isDrawn[index] ? [] : name));
  if (drawn.length < 2) {
    return (
      <Card title={messages.title} titleId="prices-title">
        <p className="text-sm">{fill(messages.none, { years })}</p>
      </Card>
    );
  }
  const ends = drawn.map(({ name, index }) =>
    fill(messages.end, {
      name,
      value: formatNumber(
        rows.findLast(({ values }) => values[index] !== null)?.values[index] ?? null,
      ),
    }),
  );
  const sentence = fill(messages.sentence, {
    from: formatDate(rows[0]!.date),
    to: formatDate(rows.at(-1)!.date),
    ends: ends.join(', '),
    days: lagDays,
  });
  const gaps = missing.length > 0 ? fill(messages.notFromStart, { names: missing.join(', ') }) : '';
  return (
    <Card
      title={messages.title}
      titleId="prices-title"
      className="max-lg:py-3 max-sm:[&_.card-head]:sr-only"
    >
      <PriceFigure
        sentence={sentence}
        note={gaps || undefined}
        points={datedPlaces(rows, ({ values }) => drawn.map(({ index }) => values[index] ?? null))}
        lines={drawn.map(({ index, name, short, tone }) => ({
          id: `${index}`,
          label: short,
          title: name,
          tone,
        }))}
        messages={{ caption: messages.title, date: messages.date, days: dayFormats() }}
        formatValue={(value) => formatFixed(value, 1)}
        formatAxis={(value) => formatNumber(value)}
        endText={(value) => formatFixed(value, 1)}
        fileName="prices-from-100.csv"
        labels={figureLabels(messages, messages.title, fill(messages.csvSource, { days: lagDays }))}
      />
    </Card>
  );
}
