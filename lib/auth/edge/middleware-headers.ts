/**
 * The page's own address, for redirects made during rendering. The middleware sets it and drops a value sent by a
 * visitor.
 */
export const requestedPathHeader = 'x-requested-path';

/**
 * Says that the address names no page and that the middleware has set the status: app/[...missing] then prints its
 * notice itself. `notFound()` would leave the document empty until scripts run (Next 16.4).
 */
export const missingPageHeader = 'x-missing-page';
