/**
 * Pages that other features lead to. The modules of their features import schemas and rules, which no browser needs for
 * an address.
 */
export const sipPath = '/features/sip-calculator';
export const taxPath = '/features/income-tax-calculator';
export const fundsPath = '/features/mutual-funds';
export const optionsPath = '/features/option-trading';
export const searchPath = '/search';
