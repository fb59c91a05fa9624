/**
 * Paths with the queries that were written here. Next's router caches a page as the server answered it and knows nothing
 * of what was typed since, so after Back the query has to be read again.
 */
export const writtenQueries = new Set<string>();
