/**
 * Pages that entries and answers lead to. The rooms that own three of them read their queries with a schema library,
 * which no browser gets: a test holds these to theirs.
 */
export const taxPath = '/features/income-tax-calculator';
export const fundsPath = '/features/mutual-funds';
export const cryptoPath = '/features/crypto-market';
export const optionsPath = '/features/option-trading';
export const searchPath = '/search';
