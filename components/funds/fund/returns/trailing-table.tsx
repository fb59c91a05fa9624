import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { figureColumn } from '@/components/funds/figure-column';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fundFilePath } from '@/lib/funds/domain/fund-query';
import { trailingReturns, type TrailingReturn } from '@/lib/funds/domain/trailing-returns';
import { fill, fillCount } from '@/lib/messages/fill';
import { notKnown } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';

export function TrailingTable({
  scheme: { code },
  series,
  market,
  comparators,
  typed,
  messages: {
    fund: { nav, trailing },
  },
}: FundCardProps<'scheme' | 'series' | 'market' | 'comparators' | 'typed'>) {
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
        className="in-card"
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
      <p className="-mx-2 mt-3">
        <CsvLink href={fundFilePath(code, 'figures.csv', typed)} text={trailing.csv} />
        <CsvLink href={fundFilePath(code, 'nav.csv')} text={nav.csv} />
      </p>
    </Card>
  );
}
