/**
 * The terms that each open page explains below what it shows, in the order in which a reader meets them. Lessons name
 * theirs in their front matter.
 */
export const termsOfPages = {
  '/features/crypto-market': [
    'crypto-market-capitalisation',
    'trading-volume',
    'circulating-supply',
    'fully-diluted-value',
    'stablecoin',
    'crypto-exchange',
    'crypto-wallet',
    'virtual-digital-asset',
    'volatility',
  ],
  '/features/sip-calculator': [
    'sip',
    'step-up-sip',
    'lump-sum',
    'xirr',
    'real-return',
    'inflation',
    'systematic-withdrawal-plan',
    'long-term-capital-gain',
    'exit-load',
    'rolling-return',
  ],
  '/features/mutual-funds': [
    'nav',
    'direct-plan',
    'regular-plan',
    'growth-option',
    'idcw-option',
    'asset-management-company',
    'riskometer',
    'expense-ratio',
    'exit-load',
  ],
  '/features/income-tax-calculator': [
    'new-regime',
    'old-regime',
    'tax-slab',
    'standard-deduction',
    'rebate',
    'marginal-relief',
    'surcharge',
    'cess',
    'hra',
    'section-80c',
    'capital-gain',
    'advance-tax',
    'tds',
  ],
  '/features/option-trading': [
    'option',
    'call-option',
    'put-option',
    'strike-price',
    'option-premium',
    'lot-size',
    'expiry',
    'break-even',
    'payoff-diagram',
    'implied-volatility',
    'option-greeks',
    'span-margin',
    'securities-transaction-tax',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageWithTerms = keyof typeof termsOfPages;

/** The terms of a comparison of funds, which is a view of the page of mutual funds. */
export const comparisonTerms = [
  'cagr',
  'volatility',
  'expense-ratio',
  'correlation',
  'trailing-return',
  'rolling-return',
  'drawdown',
] as const satisfies readonly string[];

/** The pages that use the term. */
export function pagesWithTerm(slug: string): PageWithTerms[] {
  const pages = Object.keys(termsOfPages) as PageWithTerms[];
  return pages.filter((page) => {
    const others = page === '/features/mutual-funds' ? comparisonTerms : [];
    return [...termsOfPages[page], ...others].some((term) => term === slug);
  });
}
