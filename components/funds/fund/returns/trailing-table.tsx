import { Card } from '@/components/ui/card/card';
import { figureColumn } from '@/components/funds/figure-column';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Comparators } from '@/lib/funds/domain/beside/comparators';
import { fundFilePath, type FundTyped } from '@/lib/funds/domain/fund-query';
import type { Market } from '@/lib/funds/domain/market/market';
import { trailingReturns, type TrailingReturn } from '@/lib/funds/domain/trailing-returns';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';

/** @param series is not empty. */
export function TrailingTable({
  code,
  series,
  market,
  comparators,
  typed,
  messages: { nav, trailing },
}: {
  code: number;
  series: readonly DatedValue[];
  market: Market;
  comparators: Comparators;
  typed: FundTyped;
  messages: Messages['funds']['fund'];
}) {
  const group = market.groupOf(code);
  const indexFund = comparators.index?.fund ?? group?.indexFund;
  const indexReturns = indexFund && market.figuresOf(indexFund.code)?.returns;
  const periodOf = (months: number | null) =>
    months === null
      ? trailing.all
      : months < 12
        ? fillCount(months, trailing.months)
        : fillCount(months / 12, trailing.years);
  return (
    <Card
      title={trailing.title}
      titleId="trailing-title"
      description={fill(trailing.text, { date: formatDate(series.at(-1)!.date) })}
    >
      <Table
        caption={trailing.caption}
        isCaptionHidden
        columns={[
          {
            id: 'period',
            title: trailing.period,
            isUnbroken: true,
            cell: ({ months }) => periodOf(months),
          },
          figureColumn('value', trailing.value, ({ percent }: TrailingReturn) =>
            formatSigned(percent),
          ),
          ...(group
            ? [
                figureColumn('average', trailing.average, ({ months }: TrailingReturn) =>
                  formatSigned(months && (group.returns[months]?.average ?? null)),
                ),
              ]
            : []),
          ...(indexReturns
            ? [
                figureColumn('index', trailing.index, ({ months }: TrailingReturn) =>
                  formatSigned(months && indexReturns[months]),
                ),
              ]
            : []),
          figureColumn('from', trailing.from, ({ from }: TrailingReturn) =>
            from ? formatDate(from) : notKnown,
          ),
        ]}
        rows={trailingReturns(series)}
        rowKey={({ months }) => months ?? 'all'}
      />
      <p className="mt-3">
        <CsvLink href={fundFilePath(code, 'figures.csv', typed)} text={trailing.csv} />
        <CsvLink href={fundFilePath(code, 'nav.csv')} text={nav.csv} />
      </p>
    </Card>
  );
}
