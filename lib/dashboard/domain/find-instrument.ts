import type { NamedCoin } from '@/lib/crypto/domain/coin';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { readDeposit } from '@/lib/holdings/deposit';
import { instrumentProblems, type AssetClass } from '@/lib/holdings/holding';
import { memoizeByObject } from '@/lib/memoize';

type KnownScheme = Pick<Scheme, 'code' | 'name' | 'isin' | 'reinvestmentIsin'>;

/** The lists of funds and coins; null while a list is unavailable. */
export type KnownInstruments = {
  coins: readonly NamedCoin[] | null;
  schemes: readonly KnownScheme[] | null;
};

/** `missing`: nothing was typed. `no-list`: the list to look it up in is unavailable. */
export type InstrumentProblem = (typeof instrumentProblems)[AssetClass] | 'missing' | 'no-list';

/** Why no instrument was found. */
export function instrumentProblemOf(
  assetClass: AssetClass,
  named: string,
  { coins, schemes }: KnownInstruments,
): InstrumentProblem {
  if (named.trim() === '') return 'missing';
  const isListMissing = (assetClass === 'fund' && !schemes) || (assetClass === 'coin' && !coins);
  return isListMissing ? 'no-list' : instrumentProblems[assetClass];
}

const shareSymbol = /^[A-Z0-9][A-Z0-9&.-]{0,19}$/;
/** The name that a person typed for a holding, such as "SGB 2.5% 2031 @ 6,199". */
const ownName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &().,'"/:@#%+-]{0,59}$/u;
/** Longer than any name of a list. */
const maxNameCharacters = 300;

/**
 * The id of the typed instrument: a coin by its id, symbol (the largest of several) or name, a scheme by its AMFI
 * code, ISIN or whole name; a share by its symbol, gold by any name and a deposit by its name and rate, which no list of
 * this site can check. Null when there is none.
 */
export function findInstrument(
  assetClass: AssetClass,
  named: string,
  { coins, schemes }: KnownInstruments,
): string | null {
  if (named.length > maxNameCharacters) return null;
  const wanted = named.trim().toLowerCase();
  if (wanted === '') return null;
  switch (assetClass) {
    case 'coin':
      return coins && (coinIds(coins).get(wanted) ?? null);
    case 'fund':
      return schemes && (schemeCodes(schemes).get(wanted) ?? null);
    case 'share': {
      const symbol = named.trim().toUpperCase();
      return shareSymbol.test(symbol) ? symbol : null;
    }
    case 'gold': {
      const name = named.trim().replace(/\s+/g, ' ');
      return ownName.test(name) ? name : null;
    }
    case 'deposit': {
      const deposit = readDeposit(named);
      return deposit && ownName.test(deposit.name) ? deposit.id : null;
    }
  }
}

const coinIds = indexByName((coins: readonly NamedCoin[]) => [
  ...coins.map(({ id }) => [id, id] as const),
  // The market's list has the largest coins first.
  ...coins.flatMap(({ id, symbol, name }) => [symbol, name].map((key) => [key, id] as const)),
]);

const schemeCodes = indexByName((schemes: readonly KnownScheme[]) =>
  schemes.flatMap(({ code, name, isin, reinvestmentIsin }) =>
    [String(code), isin, reinvestmentIsin, name].map((key) => [key, String(code)] as const),
  ),
);

/** Ids by names in lower case, the first of equal names first; cached for as long as the list itself. */
function indexByName<Item>(
  entriesOf: (list: readonly Item[]) => readonly (readonly [string | null, string])[],
): (list: readonly Item[]) => ReadonlyMap<string, string> {
  return memoizeByObject((list: readonly Item[]) => {
    const index = new Map<string, string>();
    for (const [name, id] of entriesOf(list)) {
      const key = name?.toLowerCase();
      if (key && !index.has(key)) index.set(key, id);
    }
    return index;
  });
}
