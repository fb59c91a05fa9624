import { groupBy } from '@/lib/group-by';
import { categoryParts, fundGroupOf, fundNameOf } from '@/lib/funds/domain/fund';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { compareTexts } from '@/lib/text/compare-texts';
import type { MarketNavs } from './scheme-figures';
import { sinceOf } from './scheme-figures';

/** A fund that stands for an index: its returns are after its own cost. */
export type IndexFund = { code: number; name: string };

/**
 * The index that SEBI's definition of a category comes nearest to, as the names of index funds write it. Categories that
 * are free in what they hold are measured by the whole market. Others have no index among equity index funds.
 * Source of the definitions: SEBI/HO/IMD/DF3/CIR/P/2017/114, annexure (large, mid and small caps by rank of market value).
 */
const indexOfKind: Readonly<Record<string, RegExp>> = {
  'Large Cap Fund': /\bnifty (?:100|50)\b(?! equal)/i,
  'Large & Mid Cap Fund': /\bnifty large ?midcap 250\b/i,
  'Mid Cap Fund': /\bnifty midcap 150\b/i,
  'Small Cap Fund': /\bnifty small ?cap 250\b/i,
  'Multi Cap Fund': /\bnifty 500\b/i,
  'Flexi Cap Fund': /\bnifty 500\b/i,
  'Focused Fund': /\bnifty 500\b/i,
  'Value Fund': /\bnifty 500\b/i,
  'Contra Fund': /\bnifty 500\b/i,
  'Dividend Yield Fund': /\bnifty 500\b/i,
  'ELSS Tax Saver Fund': /\bnifty 500\b/i,
};

/** Variants of an index weigh its companies otherwise, or are another index. */
const variantWords =
  /\b(?:equal weight|momentum|quality|value|alpha|low volatility|next|multicap|etf|fof|fund of funds?)\b/i;

/**
 * The direct growth plan of an index fund that measures an equity category: of those whose names fit, the one with the
 * longest stored history. @returns null for a category without an index, or without such a fund.
 */
export function indexFundOf(
  category: string,
  schemes: readonly Scheme[],
  navs: MarketNavs,
): IndexFund | null {
  const { group, kind } = categoryParts(category);
  const isKnown = group === 'Equity' && Object.hasOwn(indexOfKind, kind);
  const pattern = isKnown ? indexOfKind[kind] : undefined;
  if (!pattern) return null;
  return oldestOf(
    schemes.filter(
      (scheme) =>
        canStandForIndex(scheme, navs) &&
        pattern.test(scheme.name) &&
        !variantWords.test(scheme.name),
    ),
    navs,
  );
}

/**
 * For each index that several schemes follow, the direct growth plan with the longest stored history: what an index fund
 * or an ETF of that index is measured against.
 */
export function indexFundsByIndex(
  schemes: readonly Scheme[],
  navs: MarketNavs,
): ReadonlyMap<string, IndexFund> {
  const followers = groupBy(schemes, (scheme) => followedIndex(scheme) ?? undefined);
  const funds = new Map<string, IndexFund>();
  for (const [index, all] of followers) {
    const oldest = oldestOf(
      all.filter((scheme) => canStandForIndex(scheme, navs)),
      navs,
    );
    if (oldest && all.length > 1) funds.set(index, oldest);
  }
  return funds;
}

/** The index that an index fund or ETF follows, as `indexInName` writes it; null for other funds. */
export function followedIndex({ category, name }: Pick<Scheme, 'category' | 'name'>) {
  return fundGroupOf(category) === 'index' ? indexInName(name) : null;
}

/**
 * The index in the name of an index fund or ETF, in small letters: "Udaharan Nifty Small Cap 250 Index Fund - Direct
 * Plan" follows "nifty smallcap 250". Null where the name has no provider of indices.
 */
export function indexInName(name: string): string | null {
  const words = fundNameOf({ name })
    .toLowerCase()
    .replace(/\bs&p\b/g, ' ')
    .replace(/\b(small|mid|large|multi|micro|flexi)[ -]cap\b/g, '$1cap')
    .split(/[^a-z0-9&+:]+/);
  const start = words.findIndex((word) => indexProviders.has(word));
  if (start < 0) return null;
  const index = words.slice(start).filter((word) => word !== '' && !productWords.has(word));
  // A provider alone is no index, but for the Sensex.
  return index.length > 1 || index[0] === 'sensex'
    ? index.join(' ').replace('bse sensex', 'sensex')
    : null;
}

const indexProviders = new Set(['nifty', 'bse', 'sensex', 'crisil', 'nasdaq', 'msci', 'nyse']);
const productWords = new Set([
  'index',
  'fund',
  'etf',
  'exchange',
  'traded',
  'tri',
  'bees',
  'scheme',
  'the',
]);

function canStandForIndex(scheme: Scheme, navs: MarketNavs): boolean {
  return (
    scheme.plan === 'direct' &&
    scheme.option === 'growth' &&
    categoryParts(scheme.category).group === 'Index funds' &&
    navs.latest.navs.has(scheme.code)
  );
}

function oldestOf(schemes: readonly Scheme[], navs: MarketNavs): IndexFund | null {
  const [oldest] = schemes
    .map(({ code, name }) => ({ code, name, since: sinceOf(code, navs) ?? '9999' }))
    .sort((one, other) => compareTexts(one.since, other.since) || one.code - other.code);
  return oldest ? { code: oldest.code, name: oldest.name } : null;
}
