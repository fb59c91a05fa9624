/** The page's own address, for redirects made while it renders. The doorman sets it and drops a visitor's. */
export const requestedPathHeader = 'x-requested-path';
