/** Pages that entries and answers lead to. The funds' own path stands beside a schema library, which no browser gets. */
export const taxPath = '/features/income-tax-calculator';
export const fundsPath = '/features/mutual-funds';
export const optionsPath = '/features/option-trading';
export const searchPath = '/search';
