'use client';

import { SparklineDrawing } from '@/components/charts/parts/sparkline-drawing';
import { CoinName } from '@/components/crypto/coin-name';
import type { ListStars } from '@/components/holdings/list-stars';
import { useListStars } from '@/components/holdings/use-list-stars';
import type { DrawnRows } from '@/components/ui/table';
import { TableRows } from '@/components/ui/table/table-rows';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { weekClasses } from './week-classes';

/** The head of a row; `note` is there where several coins have its symbol. */
export type CoinCell = readonly [
  id: string,
  name: string,
  symbol: string,
  more: string,
  note?: string,
];

type WeekMessages = Messages['crypto']['table']['week'];

/** A week: what its sentence says, the path of its line, and the colour of the line where the direction does not say it. */
export type WeekCell = readonly [
  direction: keyof WeekMessages,
  change: string,
  low: string,
  high: string,
  line: string,
  className?: string,
];

/** The rows of the market. Coins and weeks arrive as plain lists: an element takes three times the bytes. */
export function CoinRows({
  rows,
  columns,
  stars,
  messages,
}: DrawnRows & { stars: ListStars | null; messages: WeekMessages }) {
  const starOf = useListStars(stars);
  const head = columns.findIndex(({ scope }) => scope);
  return (
    <TableRows
      columns={columns}
      rows={rows.map(({ cells, ...row }) => ({
        ...row,
        cells: cells.map((cell, at) => {
          if (!isList(cell)) return cell;
          return at === head ? (
            <Coin key={at} cell={cell as CoinCell} starOf={starOf} />
          ) : (
            <Week key={at} cell={cell as WeekCell} messages={messages} />
          );
        }),
      }))}
    />
  );
}

/** The head of a row is a coin, and its only other list a week. */
const isList = (cell: unknown): cell is CoinCell | WeekCell => Array.isArray(cell);

function Coin({
  cell: [id, name, symbol, more, note],
  starOf,
}: {
  cell: CoinCell;
  starOf: ReturnType<typeof useListStars>;
}) {
  return (
    <>
      {starOf(id, name)}
      <CoinName coin={{ id, name, symbol }} more={more} note={note} />
    </>
  );
}

function Week({
  cell: [direction, change, low, high, line, className = weekClasses[direction]],
  messages,
}: {
  cell: WeekCell;
  messages: WeekMessages;
}) {
  const label = fill(messages[direction], { change, low, high });
  return <SparklineDrawing label={label} line={line} className={className} />;
}
