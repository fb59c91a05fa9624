/** Where the calculator is. */
export const taxPath = '/features/income-tax-calculator';
