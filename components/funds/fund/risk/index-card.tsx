import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { figureColumn } from '@/components/funds/figure-column';
import { Table, type Column } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath } from '@/lib/funds/domain/fund-query';
import {
  indexFigures,
  minCommonMonths,
  type IndexFigures,
} from '@/lib/funds/domain/beside/index-figures';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';

const spans = [36, 60] as const;

type Row = {
  id: keyof Messages['funds']['fund']['index']['rows'];
  of: (all: IndexFigures) => string;
};

/** The fund against the index fund: beta, capture and tracking. Nothing without an index fund. */
export function IndexCard({
  series,
  comparators: { index, isTracker },
  messages: {
    fund: { index: messages },
  },
}: FundCardProps<'series' | 'comparators'>) {
  if (!index) return null;
  const figures = spans.map((months) => indexFigures(series, index.navs, months));
  const rows: Row[] = [
    { id: 'beta', of: ({ beta }) => formatFixed(beta, 2) },
    { id: 'upside', of: ({ upsidePercent }) => formatFixed(upsidePercent, 1) },
    { id: 'downside', of: ({ downsidePercent }) => formatFixed(downsidePercent, 1) },
    { id: 'difference', of: ({ trackingDifference }) => formatSigned(trackingDifference) },
    ...(isTracker
      ? [{ id: 'error' as const, of: (all: IndexFigures) => formatFixed(all.trackingError, 2) }]
      : []),
  ];
  return (
    <Card
      title={messages.title}
      titleId="index-title"
      description={
        <>
          {messages.beside}{' '}
          <TextLink href={fundPath(index.fund.code)}>{fundNameOf(index.fund)}</TextLink>
          {messages.afterCost}
        </>
      }
    >
      {figures.some(Boolean) ? (
        <Table
          caption={messages.caption}
          isCaptionHidden
          className="in-card"
          columns={[
            {
              id: 'figure',
              title: messages.figure,
              cell: ({ id }) => (
                <>
                  <strong className="font-semibold">{messages.rows[id]}</strong>
                  <span className="block text-xs text-ink-soft">{messages.methods[id]}</span>
                </>
              ),
            },
            ...spans.map((months, at): Column<Row> =>
              figureColumn(`${months}`, messages.spans[months], ({ of }) => {
                const all = figures[at];
                return all ? of(all) : formatFixed(null, 2);
              }),
            ),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className="text-sm">{fill(messages.tooShort, { months: minCommonMonths })}</p>
      )}
    </Card>
  );
}
