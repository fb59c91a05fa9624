import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundRollingReturns } from '@/lib/funds/domain/fund-rolling';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const windowYears = [1, 3, 5, 7, 10];

/** Rolling returns: over several years, from every start day of the history. */
export function RollingTable({
  series,
  messages: { rolling },
}: {
  series: readonly DatedValue[];
  messages: Messages['funds']['fund'];
}) {
  const rows = windowYears.map((years) => ({
    years,
    returns: fundRollingReturns(series, years),
  }));
  type Row = (typeof rows)[number];
  const percentColumn = (
    id: 'min' | 'median' | 'max',
    key: 'minPercent' | 'medianPercent' | 'maxPercent',
  ) => ({
    id,
    title: rolling[id],
    isNumber: true,
    cell: ({ returns }: Row) => formatSignedPercent(returns && returns[key]),
  });
  return (
    <Card title={rolling.title} titleId="rolling-title" description={rolling.text}>
      <Table
        caption={rolling.caption}
        isCaptionHidden
        columns={[
          {
            id: 'years',
            isUnbroken: true,
            title: rolling.years,
            cell: ({ years }) => fillCount(years, rolling.yearCount),
          },
          percentColumn('min', 'minPercent'),
          percentColumn('median', 'medianPercent'),
          percentColumn('max', 'maxPercent'),
          {
            id: 'negative',
            title: rolling.negative,
            isNumber: true,
            cell: ({ returns }) =>
              returns ? `${formatFixed(returns.negativePercent, 1)}%` : notKnown,
          },
          {
            id: 'windows',
            title: rolling.windows,
            isNumber: true,
            cell: ({ returns }) => formatNumber(returns && returns.windows),
          },
        ]}
        rows={rows}
        rowKey={({ years }) => years}
      />
    </Card>
  );
}
