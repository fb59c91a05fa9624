import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import type { Series, SeriesTone } from '@/components/charts/series';
import { Card } from '@/components/ui/card/card';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { daySteps } from '@/lib/calendar/day-steps';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import type { IndexedRow } from '@/lib/picks/domain/company/indexed-prices';

const tones: readonly SeriesTone[] = ['first', 'sixth', 'second', 'third', 'fourth', 'fifth'];

type Drawn = Series & { short: string };

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
    isDrawn[index]
      ? [
          {
            id: `${index}`,
            label: name,
            short,
            tone: tones[index] ?? 'sixth',
            isHatched: index === 1,
            values: rows.map(({ values }) => values[index] ?? null),
          },
        ]
      : [],
  );
  const missing = names.flatMap(({ name }, index) => (isDrawn[index] ? [] : name));
  if (drawn.length < 2) {
    return (
      <Card title={messages.title} titleId="prices-title">
        <p className="text-sm">{fill(messages.none, { years })}</p>
      </Card>
    );
  }
  const { steps, format } = daySteps(rows.map(({ date }) => date));
  const ends = drawn.map(({ label, values }) =>
    fill(messages.end, {
      name: label,
      value: formatNumber(values.findLast((v) => v !== null) ?? null),
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
    <Card title={messages.title} titleId="prices-title">
      <ReadableFigure
        sentence={`${sentence} ${gaps}`.trim()}
        legend={<Legend id="prices" series={drawn} isLine />}
        caption={messages.title}
        columns={[
          textColumn({
            id: 'date',
            title: messages.date,
            value: ({ date }: IndexedRow) => date,
            format: (date) => formatDate(date),
          }),
          ...drawn.map(({ id, label }) =>
            numberColumn({
              id,
              title: label,
              value: ({ values }: IndexedRow) => values[Number(id)] ?? null,
              format: (value) => formatFixed(value, 1),
            }),
          ),
        ]}
        rows={rows}
        rowKey={({ date }) => date}
        fileName="prices-from-100.csv"
        labels={{
          table: messages.table,
          csv: messages.csv,
          csvSource: fill(messages.csvSource, { days: lagDays }),
          read: fill(messages.read, { title: messages.title }),
          readHint: messages.readHint,
        }}
      >
        <LineChart
          steps={steps}
          // The legend has the long names.
          series={drawn.map((series) => ({ ...series, label: series.short }))}
          stepTitle={messages.date}
          formatStep={format}
          formatValue={(value) => formatNumber(value)}
        />
      </ReadableFigure>
    </Card>
  );
}
