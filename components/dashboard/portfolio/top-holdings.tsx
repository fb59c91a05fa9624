import { KeyMark } from '@/components/charts/legend';
import { Sparkline } from '@/components/charts/sparkline';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import type { TopHolding } from '@/lib/dashboard/domain/portfolio';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatSigned } from '@/lib/money/signed';
import { groupTones } from './allocation-table';
import { InstrumentName } from './holdings-table';
import { InDoubtMark } from './notices';
import { SignedAmount, ownAmount, type HiddenLabel } from './own-amount';

const {
  holdings: holdingsMessages,
  allocation: { groups },
} = messages().dashboard;

/** The largest holdings and the total: value, gain, XIRR and the last 30 days. */
export function TopHoldings({
  rows,
  hiddenLabel,
}: {
  rows: readonly TopHolding[];
  hiddenLabel: HiddenLabel;
}) {
  const { columns } = holdingsMessages;
  const doubt = <InDoubtMark />;
  const percent = ({ gainPercent, isInDoubt }: TopHolding) =>
    formatSigned(isInDoubt ? null : gainPercent, 1);
  const all: readonly Column<TopHolding>[] = [
    { id: 'name', title: columns.name, cell: (row) => <Name row={row} /> },
    figureColumn('line', columns.line, ({ line, name }) =>
      hasLine({ line }) ? (
        <Sparkline values={line} label={fill(holdingsMessages.line, { name })} />
      ) : null,
    ),
    {
      id: 'value',
      title: columns.value,
      isNumber: true,
      inLine: 'figure',
      cell: ({ valueRupees, isInDoubt }) => (
        <>
          {ownAmount(valueRupees, hiddenLabel)}
          {isInDoubt ? doubt : null}
        </>
      ),
    },
    {
      id: 'gain',
      title: columns.gain,
      isNumber: true,
      inLine: 'figure',
      cell: (row) => (
        <>
          <SignedAmount rupees={row.isInDoubt ? null : row.gainRupees} hiddenLabel={hiddenLabel} />
          {/* On a phone it has no column of its own. */}
          {row.isInDoubt || row.gainPercent === null ? null : (
            <span className="ml-2 md:hidden">{percent(row)}%</span>
          )}
        </>
      ),
    },
    figureColumn('gainPercent', columns.gainPercent, percent),
    figureColumn('xirr', columns.xirr, ({ xirrPercent, isInDoubt }) =>
      formatSigned(isInDoubt ? null : xirrPercent, 1),
    ),
  ];
  return (
    <Table
      caption={holdingsMessages.topCaption}
      isCaptionHidden
      className="in-card"
      hasLines
      rows={rows}
      rowKey={({ id }) => id}
      isTotal={({ isTotal }) => isTotal}
      // Shares, gold and deposits that are not listed have no line: an empty column would look like a failure.
      columns={rows.some(hasLine) ? all : all.filter(({ id }) => id !== 'line')}
    />
  );
}

const hasLine = ({ line }: Pick<TopHolding, 'line'>) => line.length > 1;

function Name({ row: { id, name, path, group, isTotal } }: { row: TopHolding }) {
  if (isTotal) return <span className="font-semibold">{name}</span>;
  return (
    <span className="flex items-baseline gap-2">
      <KeyMark
        id={`holding-${id}`}
        series={{ id: group, label: groups[group], tone: groupTones[group] }}
      />
      <span className="min-w-0">
        <InstrumentName name={name} path={path} />{' '}
        <span className="text-xs text-ink-soft max-md:block">{groups[group]}</span>
      </span>
    </span>
  );
}
