/** The page's own address, for redirects made while it renders. The doorman sets it and drops a visitor's. */
export const requestedPathHeader = 'x-requested-path';

/**
 * Says that the address names no page and that the doorman has set the status: app/[...missing] then prints
 * its notice itself. `notFound()` would leave the document empty until scripts run (Next 16.4).
 */
export const missingPageHeader = 'x-missing-page';
