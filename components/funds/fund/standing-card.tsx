import { RankBar } from '@/components/charts/rank-bar';
import { Card } from '@/components/ui/card/card';
import { Table, type Column } from '@/components/ui/table';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { categoryParts } from '@/lib/funds/domain/category';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { returnYears, type ReturnYears, type Standings } from '@/lib/funds/domain/standings';
import { trailingReturns } from '@/lib/funds/domain/trailing-returns';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';
import { PeerStrip } from './peer-strip';

/** The period whose returns of all peers are drawn. */
const stripYears = 3;

type Row = { id: 'own' | 'mean' | 'rank'; title: string };

/** Returns of the fund beside those of its kind: average, rank, and every one of them as a stroke. */
export function StandingCard({
  scheme,
  series,
  standings,
  since,
  messages: { standing },
}: {
  scheme: Scheme;
  /** Empty while the history is not known. */
  series: readonly DatedValue[];
  standings: Standings;
  /** The days that the compared returns begin on. */
  since: Partial<Record<ReturnYears, IsoDate>>;
  messages: Messages['funds']['fund'];
}) {
  const ownReturns = standings.returnsOf(scheme.code);
  const trailingOf = new Map(
    trailingReturns(series).map(({ months, percent }) => [months, percent]),
  );
  // The same two days as its peers, where they are known; else those of its own history.
  const ownOf = (years: ReturnYears) => ownReturns[years] ?? trailingOf.get(years * 12) ?? null;
  const isRanked = returnYears.some((years) => standings.rankOf(scheme, years));
  const peers = standings.peersOf(scheme, stripYears);
  const own = ownReturns[stripYears];
  const kind = categoryParts(scheme.category).kind;
  const rows: Row[] = [
    { id: 'own', title: standing.own },
    ...(isRanked
      ? ([
          { id: 'mean', title: standing.mean },
          { id: 'rank', title: standing.rank },
        ] as const)
      : []),
  ];
  const columns: Column<Row>[] = [
    {
      id: 'row',
      title: standing.row,
      head: <span className="sr-only">{standing.row}</span>,
      cell: ({ id, title }) => (id === 'own' ? <strong>{title}</strong> : title),
    },
    ...returnYears.map((years): Column<Row> => ({
      id: `${years}`,
      title: standing.columns[years],
      isNumber: true,
      cellClass: ({ id }) => (id === 'own' ? 'font-semibold' : undefined),
      cell: ({ id }) => {
        if (id === 'own') return formatSigned(ownOf(years));
        if (id === 'mean') {
          return formatSigned(standings.peersOf(scheme, years)?.meanPercent ?? null);
        }
        return (
          <RankInWords
            scheme={scheme}
            years={years}
            standings={standings}
            messages={standing.place}
          />
        );
      },
    })),
  ];
  const days = returnYears.flatMap((years) => since[years] ?? []).map((date) => formatDate(date));
  return (
    <Card
      title={
        peers
          ? fill(standing.title, { count: formatNumber(peers.percents.length), kind })
          : standing.titleAlone
      }
      titleId="standing-title"
    >
      <Table
        caption={standing.caption}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        className="-mx-4 rounded-none border-0 md:-mx-5"
      />
      {peers && own !== null ? <PeerStrip own={own} peers={peers} messages={standing} /> : null}
      <p className="mt-3 text-xs text-ink-soft">
        {isRanked
          ? fill(standing.method, { days: days.join(', ') })
          : scheme.option === 'growth'
            ? standing.notRanked
            : standing.growthOnly}
      </p>
    </Card>
  );
}

function RankInWords({
  scheme,
  years,
  standings,
  messages,
}: {
  scheme: Scheme;
  years: ReturnYears;
  standings: Standings;
  messages: string;
}) {
  const rank = standings.rankOf(scheme, years);
  if (!rank) return notKnown;
  const text = fill(messages, { place: rank.place, of: rank.of });
  return (
    <span className="grid justify-items-end gap-1">
      {text}
      <span aria-hidden="true" className="flex">
        <RankBar rank={rank.place} count={rank.of} label={text} />
      </span>
    </span>
  );
}
