/**
 * The terms that each open page explains below what it shows, in the order in which a reader meets them. Lessons name
 * theirs in their front matter.
 */
export const termsOfPages = {
  '/features/crypto-market': [
    'crypto-market-capitalisation',
    'circulating-supply',
    'fully-diluted-value',
    'trading-volume',
    'stablecoin',
    'crypto-exchange',
    'crypto-wallet',
    'bitcoin',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageWithTerms = keyof typeof termsOfPages;

/** The pages that use the term. */
export function pagesWithTerm(slug: string): PageWithTerms[] {
  const pages = Object.keys(termsOfPages) as PageWithTerms[];
  return pages.filter((page) => (termsOfPages[page] as readonly string[]).includes(slug));
}
