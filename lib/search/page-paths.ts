/**
 * Pages that entries and answers lead to. The module with the funds' own path also imports a schema library, which must
 * not load in a browser.
 */
export const taxPath = '/features/income-tax-calculator';
export const fundsPath = '/features/mutual-funds';
export const optionsPath = '/features/option-trading';
export const searchPath = '/search';
