import { RankBar } from '@/components/charts/rank-bar';
import { formatSigned, formatSignedPercent } from '@/lib/money/signed';
import type { FundCardProps } from './fund-props';
import { Card } from '@/components/ui/card/card';
import { Table, type Column } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import { categoryParts, fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { quartileOf } from '@/lib/funds/domain/list/list-figures';
import { endsBefore, indexReturnsBeside, type Market } from '@/lib/funds/domain/market/market';
import { hasPeers } from '@/lib/funds/domain/market/peers';
import { hasJumpWithin } from '@/lib/funds/domain/nav-series';
import { maxQuietDays } from '@/lib/funds/domain/scheme';
import { trailingReturns } from '@/lib/funds/domain/returns-and-risk';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';

const { funds } = messages();

/** In months. */
const periods = [12, 36, 60] as const;
type Months = (typeof periods)[number];
/** The period whose returns of all peers are drawn. */
const stripMonths = 36;

type Row = { id: 'own' | 'average' | 'index' | 'rank' | 'quartile'; title: string };

/** Returns of the fund against its category: average, index fund, rank, and each peer as a stroke. The history may be unknown. */
export function StandingCard({
  scheme,
  series,
  market,
  comparators,
}: FundCardProps<'scheme' | 'series' | 'market' | 'comparators'>) {
  const { standing } = funds.fund;
  const { code } = scheme;
  const figures = market.figuresOf(code);
  const group = market.groupOf(code);
  const trailingOf = new Map(
    trailingReturns(series).map(({ months, percent }) => [months, percent]),
  );
  // The same two days as its peers, where they are known; else those of its own history. None across a jump of the NAV,
  // which the month ends of the peers do not show.
  const ownOf = (months: Months) =>
    hasJumpWithin(series, months)
      ? null
      : (figures?.returns[months] ?? trailingOf.get(months) ?? null);
  // A return that is not shown has no rank either.
  const rankOf = (months: Months) =>
    hasJumpWithin(series, months) ? null : market.rankOf(code, months);
  const isRanked = periods.some(rankOf);
  const peers = market.peerReturnsOf(code, stripMonths);
  const own = ownOf(stripMonths);
  const index = comparators.index?.fund ?? (isRanked ? (group?.indexFund ?? null) : null);
  const newest = series.at(-1)?.date ?? scheme.navDate;
  const indexReturns = indexReturnsBeside(market, index, newest);
  const quartileIn = (months: Months) => quartileOf(rankOf(months));
  const kind = categoryParts(scheme.category).kind;
  const whyNoRank = () => {
    const areRanked = hasPeers({ ...scheme, option: 'growth' });
    if (areRanked && scheme.option !== 'growth') return standing.growthOnly;
    if (newest && endsBefore(market, newest)) {
      return fill(standing.ended, { date: formatDate(newest) });
    }
    return areRanked ? standing.notRanked : standing.noPeers;
  };
  const rows: Row[] = [
    { id: 'own', title: standing.own },
    ...(isRanked ? [{ id: 'average', title: standing.average } as const] : []),
    ...(indexReturns ? [{ id: 'index', title: standing.index } as const] : []),
    ...(isRanked ? [{ id: 'rank', title: standing.rank } as const] : []),
    ...(periods.some(quartileIn) ? [{ id: 'quartile', title: standing.quartile } as const] : []),
  ];
  const columns: Column<Row>[] = [
    {
      id: 'row',
      title: standing.row,
      cell: ({ id, title }) => (id === 'own' ? <strong>{title}</strong> : title),
    },
    ...periods.map((months): Column<Row> => ({
      id: `${months}`,
      title: standing.columns[months],
      isNumber: true,
      cellClass: ({ id }) => (id === 'own' ? 'font-semibold' : undefined),
      cell: ({ id }) => {
        if (id === 'own') return formatSigned(ownOf(months));
        if (id === 'average') return formatSigned(group?.returns[months]?.average ?? null);
        if (id === 'index') return formatSigned(indexReturns?.[months] ?? null);
        if (id === 'quartile') return quartileIn(months) ?? notKnown;
        return <RankInWords rank={rankOf(months)} sentence={standing.place} />;
      },
    })),
  ];
  return (
    <Card
      title={
        peers.length > 0
          ? fill(standing.title, { count: formatNumber(peers.length), kind })
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
        className="in-card"
      />
      {peers.length > 0 && own !== null && group ? (
        <PeerStrip
          own={own}
          percents={peers}
          averagePercent={group.returns[stripMonths]!.average}
        />
      ) : null}
      <p className="mt-3 text-xs text-ink-soft">
        {isRanked && market.table
          ? fill(standing.method, {
              date: formatDate(market.table.asOf),
              days: maxQuietDays,
            })
          : whyNoRank()}
        {index && indexReturns ? (
          <>
            {' '}
            {standing.indexIs} <TextLink href={fundPath(index.code)}>{fundNameOf(index)}</TextLink>
            {standing.afterCost}
          </>
        ) : null}
      </p>
    </Card>
  );
}

function RankInWords({ rank, sentence }: { rank: ReturnType<Market['rankOf']>; sentence: string }) {
  if (!rank) return notKnown;
  const text = fill(sentence, rank);
  return (
    <span className="grid justify-items-end gap-1">
      {text}
      <span aria-hidden="true" className="flex">
        <RankBar rank={rank.place} count={rank.of} label={text} />
      </span>
    </span>
  );
}

/** The return of every fund of a kind as a stroke on one line, the average and this fund among them. */
function PeerStrip({
  own,
  percents,
  averagePercent,
}: {
  own: number;
  /** From the highest on; at least one. */
  percents: readonly number[];
  averagePercent: number;
}) {
  const { first: highest, last: lowest } = endsOf(percents);
  const at = (percent: number) =>
    `${(1 + (98 * (percent - lowest)) / (highest - lowest || 1)).toFixed(1)}%`;
  const texts = {
    lowest: formatSignedPercent(lowest),
    highest: formatSignedPercent(highest),
    mean: formatSignedPercent(averagePercent),
    own: formatSignedPercent(own),
  };
  return (
    <figure className="mt-4 grid gap-1.5 text-xs text-ink-soft">
      <figcaption>{fill(funds.fund.standing.strip, { count: percents.length })}</figcaption>
      <svg
        role="img"
        aria-label={fill(funds.fund.standing.stripSentence, texts)}
        className="h-8 w-full"
      >
        {percents.map((percent, index) => (
          <line
            key={index}
            x1={at(percent)}
            x2={at(percent)}
            y1="12"
            y2="32"
            strokeWidth="1.5"
            className="stroke-chart-6"
          />
        ))}
        <line
          x1={at(averagePercent)}
          x2={at(averagePercent)}
          y1="4"
          y2="32"
          strokeWidth="2"
          strokeDasharray="4 2"
          className="stroke-chart-2"
        />
        <line x1={at(own)} x2={at(own)} y1="0" y2="32" strokeWidth="4" className="stroke-chart-1" />
      </svg>
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <span>{texts.lowest}</span>
        <span>{fill(funds.fund.standing.stripMean, texts)}</span>
        <span>{texts.highest}</span>
      </p>
    </figure>
  );
}
