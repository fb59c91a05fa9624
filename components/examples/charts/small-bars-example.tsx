import { RankBar } from '@/components/charts/rank-bar';
import { ShareBar } from '@/components/charts/share-bar';
import { Table } from '@/components/ui/table';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const funds = 31;
const rows = [
  { fund: 0, rank: 3, years: 5 },
  { fund: 1, rank: 16, years: 3 },
  { fund: 2, rank: 31, years: 0 },
] as const;
const years = 5;

/** A rank and a share in the rows of a table. */
export function SmallBarsExample() {
  const { sparkline, smallBars } = messages().charts;
  return (
    <Table
      caption={smallBars.caption}
      className="w-full"
      rows={rows}
      rowKey={({ fund }) => fund}
      columns={[
        { id: 'fund', title: sparkline.fund, cell: ({ fund }) => sparkline.funds[fund] },
        {
          id: 'rank',
          title: smallBars.rank,
          cell: ({ rank }) => {
            const label = fill(smallBars.of, { part: rank, whole: funds });
            return (
              <>
                {label} <RankBar rank={rank} count={funds} label={label} />
              </>
            );
          },
        },
        {
          id: 'years',
          title: smallBars.years,
          cell: (row) => {
            const label = fill(smallBars.of, { part: row.years, whole: years });
            return (
              <>
                {label} <ShareBar share={row.years / years} label={label} />
              </>
            );
          },
        },
      ]}
    />
  );
}
