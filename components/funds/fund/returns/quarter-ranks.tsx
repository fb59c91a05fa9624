import { Disclosure } from '@/components/ui/disclosure';
import { Table, type Column } from '@/components/ui/table';
import { quartileOf } from '@/lib/funds/domain/list/quartile';
import { quarterNumber, quarterOf } from '@/lib/funds/domain/market/period-ranks';
import type { PeriodRank } from '@/lib/funds/domain/market/series-lookup';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';
import { QuartileStrip } from './quartile-strip';

/** Ten years: a fund of today is not that of 2006. */
const mostQuarters = 40;
const quarters = [1, 2, 3, 4] as const;

/** The quartile of each calendar quarter as a strip, and its rank in a closed table; nothing without a quartile. */
export function QuarterRanks({
  ranks,
  messages: { years, standing },
}: {
  /** From the earliest quarter on. */
  ranks: readonly PeriodRank[];
  messages: Messages['funds']['fund'];
}) {
  const newest = ranks.at(-1)?.period ?? 0;
  const shown = ranks.filter(({ period }) => period > newest - mostQuarters);
  if (!shown.some((rank) => quartileOf(rank) !== null)) return null;
  const byPeriod = new Map(shown.map((rank) => [rank.period, rank]));
  const rows = [...new Set(shown.map(({ period }) => quarterOf(period).year))].reverse();
  const columns: Column<number>[] = [
    { id: 'year', title: years.year, cell: (year) => year },
    ...quarters.map((quarter): Column<number> => ({
      id: `${quarter}`,
      title: years.quarterNames[quarter],
      isNumber: true,
      cell: (year) => {
        const rank = byPeriod.get(quarterNumber(year, quarter));
        return rank ? fill(standing.place, { place: rank.place, of: rank.of }) : notKnown;
      },
    })),
  ];
  return (
    <div className="mt-4">
      <QuartileStrip
        ranks={shown}
        yearIn={(period) => (quarterOf(period).quarter === 1 ? quarterOf(period).year : null)}
        messages={{ strip: years.quarterStrip, stripSentence: years.quarterStripSentence }}
      />
      <Disclosure title={years.quarterTable}>
        <Table
          caption={years.quarterTable}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={(year) => year}
        />
      </Disclosure>
    </div>
  );
}
