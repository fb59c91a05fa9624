/**
 * Paths with queries that a calculator wrote since the page was loaded. Next's router caches a page as the server
 * answered it, without later input, so after Back the calculator has to read the query again.
 */
export const writtenQueries = new Set<string>();
