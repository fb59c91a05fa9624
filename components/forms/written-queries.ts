/**
 * Paths with the queries that were written here. Next's router caches a page as the server answered it, without later
 * input, so after Back the query has to be read again.
 */
export const writtenQueries = new Set<string>();
