'use client';

import { SparklineDrawing } from '@/components/charts/parts/sparkline-drawing';
import { CoinName } from '@/components/crypto/coin-name';
import type { ListStars } from '@/components/holdings/list-stars';
import { useListStars } from '@/components/holdings/use-list-stars';
import type { DrawnRows } from '@/components/ui/table';
import { listOfRows, TableRows } from '@/components/ui/table/table-rows';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { lineOfLetters, splitParts } from './coin-texts';

type TableMessages = Pick<Messages['crypto']['table'], 'week' | 'sharedSymbol'>;

/** The rows of the market. Coins and weeks arrive as texts (coin-texts.ts). */
export function CoinRows({
  rows,
  columns,
  stars,
  messages,
}: DrawnRows & { stars: ListStars | null; messages: TableMessages }) {
  const starOf = useListStars(stars);
  return (
    <TableRows
      columns={columns}
      rows={listOfRows(rows).map(({ cells, ...row }) => ({
        ...row,
        cells: cells.map((cell, at) => {
          if (columns[at]?.scope) {
            return <Coin key={at} text={String(cell)} starOf={starOf} messages={messages} />;
          }
          const isWeek = typeof cell === 'string' && /^(?:up|flat|down)\|/.test(cell);
          return isWeek ? <Week key={at} text={cell} messages={messages} /> : cell;
        }),
      }))}
    />
  );
}

/** The head of a row. Without `more` it names the id, since several coins have its symbol. */
function Coin({
  text,
  starOf,
  messages,
}: {
  text: string;
  starOf: ReturnType<typeof useListStars>;
  messages: TableMessages;
}) {
  const [name = '', symbol = '', more = '', id = ''] = splitParts(text, 4);
  return (
    <>
      {starOf(id, name)}
      <CoinName
        coin={{ id, name, symbol }}
        more={more}
        note={more ? null : fill(messages.sharedSymbol, { id })}
      />
    </>
  );
}

/** The colour of the line. */
const strokes = { up: 'stroke-gain', flat: 'stroke-gain', down: 'stroke-loss' } as const;

/** What the sentence of a week says, and the letters of its line. */
function Week({ text, messages }: { text: string; messages: TableMessages }) {
  const [first, change = '', low = '', high = '', letters = ''] = splitParts(text, 5);
  const direction = first as keyof TableMessages['week'];
  const label = fill(messages.week[direction], { change, low, high });
  return (
    <SparklineDrawing label={label} line={lineOfLetters(letters)} className={strokes[direction]} />
  );
}
