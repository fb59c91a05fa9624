import { figureColumn, Table, type Column } from '@/components/ui/table';
import type { ReactNode } from 'react';
import { RouteLink } from '@/components/ui/route-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Market } from '@/lib/funds/domain/market/market';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';

export type WatchedFund = {
  itemId: string;
  code: number;
  href: string;
  name: string;
  /** Null where only the browser knows what is watched. */
  scheme: Scheme | null;
  /** From the NAV before to the newest, in percent; null where it is not known. */
  dayPercent: number | null;
};

type WatchedMessages = Messages['funds']['list']['watched'];

/** In months. */
const periods = [12, 36, 60] as const;

/** The funds of a watchlist, each with its newest NAV and returns where they are known. */
export function WatchedTable({
  funds,
  market,
  removal,
  messages,
}: {
  funds: readonly WatchedFund[];
  /** Null where the figures are not at hand. */
  market: Market | null;
  removal: (fund: WatchedFund) => ReactNode;
  messages: WatchedMessages;
}) {
  const { columns } = messages;
  const figures = (known: Market): Column<WatchedFund>[] => [
    figureColumn('nav', columns.nav, ({ scheme }) => formatFixed(scheme?.nav ?? null, 4)),
    figureColumn('date', columns.date, ({ scheme }) =>
      scheme?.navDate ? formatDate(scheme.navDate) : notKnown,
    ),
    figureColumn('day', columns.day, ({ dayPercent }) => formatSigned(dayPercent)),
    ...periods.map((months): Column<WatchedFund> =>
      figureColumn(`${months}`, columns.returns[months], ({ code }) =>
        formatSigned(known.figuresOf(code)?.returns[months] ?? null),
      ),
    ),
    figureColumn('rank', columns.rank, ({ code }) => {
      const rank = known.rankOf(code, 36);
      return rank ? fill(columns.place, rank) : notKnown;
    }),
  ];
  return (
    <Table
      caption={messages.title}
      isCaptionHidden
      hasCards
      className="max-md:px-4 max-md:pb-3"
      columns={[
        {
          id: 'fund',
          title: columns.fund,
          width: 'name',
          cell: ({ href, name }) => (
            <RouteLink
              href={href}
              prefetches={false}
              className="inline-flex min-h-8 items-center font-semibold hover:text-accent hover:underline max-lg:min-h-11"
            >
              {name}
            </RouteLink>
          ),
        },
        ...(market ? figures(market) : []),
        {
          ...figureColumn('remove', columns.remove, removal),
          // Its text ends below the head.
          cellClass: () => '[&_button]:-mr-3.5',
        },
      ]}
      rows={funds}
      rowKey={({ itemId }) => itemId}
    />
  );
}
