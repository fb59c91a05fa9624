import { firstOf, type QueryValue } from '@/lib/query-values';
import { cutToUnits } from '@/lib/text/read-text';
import { readQuery, type Token } from './read-query';

/** In UTF-16 units, as the fields count. Longer than any name; the rest of a text is not looked at. */
export const maxQueryLength = 120;

/** The query in an address, as long as a field of the site takes it. */
export function searchQueryOf(value: QueryValue): string {
  return cutToUnits(firstOf(value) ?? '', maxQueryLength).trim();
}

/** Names whose number is part of them: Nifty 50 is no amount. */
const numberedNames: ReadonlySet<string> = new Set(
  'nifty next sensex bse nse nasdaq top midcap smallcap largemidcap largecap multicap cap'.split(
    ' ',
  ),
);
const indexSizes: ReadonlySet<number> = new Set([30, 50, 100, 150, 200, 250, 400, 500]);

/**
 * The part of a query that may be sent: its words, ISINs, and numbers of sections and of stock market indices. Amounts,
 * rates and years are removed, also those written in words ("fifteen lakh") or in another script's digits. Normalising
 * may make it longer than the field allows: it is cut to that length again.
 */
export function withoutAmounts(query: string): string {
  const tokens = readQuery(query);
  const words = tokens.flatMap((token, at) => sendable(token, tokens[at - 1])).join(' ');
  return cutToUnits(words, maxQueryLength).trim();
}

/** Whether a query holds a figure that is not sent. */
export function holdsAmount(query: string): boolean {
  const tokens = readQuery(query);
  return tokens.some(
    (token, at) =>
      (token.kind === 'odd' ? /\p{N}/u.test(token.text) : token.kind !== 'word') &&
      sendable(token, tokens[at - 1]).length === 0,
  );
}

function sendable(token: Token, before: Token | undefined): string[] {
  switch (token.kind) {
    case 'word':
    case 'section':
      return [token.text];
    case 'rupees': {
      const isNamed = before?.kind === 'word' && numberedNames.has(before.text);
      return token.isPlain && isNamed && indexSizes.has(token.value) ? [`${token.value}`] : [];
    }
    case 'percent':
    case 'years':
    case 'months':
    case 'odd':
      return [];
  }
}
