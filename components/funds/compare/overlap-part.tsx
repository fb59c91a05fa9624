import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import {
  commonHoldings,
  overlapPercent,
  coveragePercent,
  type Portfolio,
  type PortfolioEntry,
} from '@/lib/funds/domain/portfolio';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { TextLink } from '@/components/ui/text-link';
import { listPath, readListQuery } from '@/lib/funds/domain/list/list-query';
import type { Lettered } from './fund-column';

const { fund: fundTitle, overlap } = messages().fundCompare;

const shownHoldings = 10;

type Disclosed = { letter: string; portfolio: Portfolio | null };

/** The overlap of the portfolios that the fund houses disclosed. */
export function OverlapPart({ funds }: { funds: readonly Lettered[] }) {
  const disclosed = funds.flatMap(({ letter, portfolio }) =>
    portfolio ? [{ letter, portfolio }] : [],
  );
  if (disclosed.length === 0) {
    return <p className="px-1 text-xs text-ink-soft">{overlap.none}</p>;
  }
  return (
    <Card title={overlap.title} titleId="compare-overlap" description={overlap.text}>
      {disclosed.length > 1 ? (
        <Matrix funds={funds} />
      ) : (
        <p className="text-sm">{overlap.onlyOne}</p>
      )}
      <Coverage funds={funds} />
      {disclosed.length > 1 ? <Common disclosed={disclosed} /> : null}
    </Card>
  );
}

function Matrix({ funds }: { funds: readonly Disclosed[] }) {
  return (
    <Table
      caption={overlap.caption}
      isCaptionHidden
      columns={[
        { id: 'fund', title: fundTitle, cell: ({ letter }: Disclosed) => letter },
        ...funds.map((other) =>
          figureColumn(other.letter, other.letter, (fund: Disclosed) =>
            fund.letter === other.letter || !fund.portfolio || !other.portfolio
              ? notKnown
              : percent(overlapPercent(fund.portfolio.holdings, other.portfolio.holdings)),
          ),
        ),
      ]}
      rows={funds}
    />
  );
}

/** The date of each portfolio, and how much of the net assets it covers. */
function Coverage({ funds }: { funds: readonly Disclosed[] }) {
  const days = new Set(funds.flatMap(({ portfolio }) => portfolio?.asOf ?? []));
  return (
    <div className="mt-3 grid gap-1 text-xs text-ink-soft">
      <ul className="grid gap-1">
        {funds.map(({ letter, portfolio }) => (
          <li key={letter} className="wrap-anywhere">
            {portfolio
              ? fill(overlap.coverage, {
                  fund: letter,
                  date: formatDate(portfolio.asOf),
                  count: portfolio.holdings.length,
                  percent: percent(coveragePercent(portfolio.holdings)),
                  house: portfolio.house,
                  file: portfolio.fileName,
                })
              : fill(overlap.missing, { fund: letter })}
          </li>
        ))}
      </ul>
      {days.size > 1 ? <p>{overlap.differentDays}</p> : null}
    </div>
  );
}

function Common({ disclosed }: { disclosed: readonly { letter: string; portfolio: Portfolio }[] }) {
  const all = commonHoldings(disclosed.map(({ portfolio }) => portfolio));
  const rows = all.slice(0, shownHoldings);
  type Row = (typeof rows)[number];
  if (rows.length === 0) return <p className="mt-3 text-sm">{overlap.nothingCommon}</p>;
  return (
    <div className="mt-4">
      <Table
        caption={fill(overlap.common, { shown: rows.length, count: all.length })}
        columns={[
          { id: 'name', title: overlap.security, width: 'name', cell: ({ name }: Row) => name },
          ...disclosed.map(({ letter }, place) =>
            figureColumn(letter, letter, ({ percents }: Row) => percent(percents[place] ?? null)),
          ),
        ]}
        rows={rows}
      />
    </div>
  );
}

function percent(value: number | null): string {
  return value === null ? notKnown : `${formatFixed(value, 1)}%`;
}

/** On a fund's page: the stored portfolio, and a link to its overlap with other funds. */
export function PortfolioNote({ code, entry }: { code: number; entry: PortfolioEntry }) {
  return (
    <p>
      {fill(overlap.link, {
        date: formatDate(entry.asOf),
        count: entry.count,
        percent: `${formatFixed(entry.coveragePercent, 1)}%`,
      })}{' '}
      <TextLink href={listPath({ ...readListQuery({}), compared: [code] })}>
        {overlap.compare}
      </TextLink>
    </p>
  );
}
