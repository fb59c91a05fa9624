'use client';

import { RouteLink } from '@/components/ui/route-link';
import { coinPath, type NamedCoin } from '@/lib/crypto/domain/coin';

/** Between figures that may stand in two lines: a dot would end the first one. */
const wideSpace = '\u2003';

/**
 * A coin as the head of its row: initial, name and symbol, as a link to its page where it has one. A client component,
 * so that the document holds its texts once.
 */
export function CoinName({
  coin: { id, name, symbol },
  isLinked = true,
  note,
  more,
}: {
  coin: NamedCoin;
  isLinked?: boolean;
  /** After the symbol: text that distinguishes coins with the same symbol. */
  note?: string | null;
  /** After the symbol on a phone, where the row has two lines and no note. */
  more?: string;
}) {
  const content = (
    <>
      <span aria-hidden="true" data-initial={[...name][0]} className="coin-badge" />
      <span className="coin-words">
        <b>{name}</b>{' '}
        <small>
          {symbol}
          {more && !note ? <span className="md:hidden">{wideSpace + more}</span> : null}
          {note ? <span className="block wrap-anywhere whitespace-normal">{note}</span> : null}
        </small>
      </span>
    </>
  );
  return isLinked ? (
    <RouteLink href={coinPath(id)} prefetches={false} className="coin-name">
      {content}
    </RouteLink>
  ) : (
    <span className="coin-name">{content}</span>
  );
}
