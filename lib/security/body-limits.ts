/**
 * How long the body of a request may be, by its path, asked by the middleware before anything is parsed. Route
 * handlers measure what arrives again (read-body.ts) and answer in their own words below these limits. A test
 * compares the numbers with those of the forms.
 */

/** A form with all its fields filled, each character percent-encoded. */
const formBytes = 32_000;

/**
 * A server action called by a script. The offer to add what a browser saved to the account stands on every page; its
 * 60,000 characters may take three bytes each, and JSON adds to them.
 */
const actionBytes = 200_000;

/** Forms that work without scripts and hold more, and handlers that take a file. */
const bytesByPath: Readonly<Record<string, number>> = {
  // A file of transactions (lib/holdings/holdings-csv.ts).
  '/analytics': 430_000,
  // A picture, cropped by the browser (lib/account/picture-rules.ts).
  '/api/account/avatar': 1_100_000,
  // An enquiry with its file (lib/enquiries/enquiry.ts).
  '/api/enquiries': 4_200_000,
  // The portfolio of a fund, sent by the operator's command (lib/funds/data/portfolio/portfolio-file.ts).
  '/api/funds/portfolios': 520_000,
  // Progress in the lessons that a browser saved (app/api/learning).
  '/api/learning': 50_000,
};

/** The most that `next.config.ts` lets an action read. */
export const maxActionBytes = Math.max(actionBytes, bytesByPath['/analytics'] ?? 0);

/** Bytes that a body for `path`, as `canonicalPath` gives it, may have. */
export function bodyLimitOf(path: string, isAction: boolean): number {
  const bytes = Object.hasOwn(bytesByPath, path) ? bytesByPath[path] : undefined;
  return Math.max(bytes ?? formBytes, isAction ? actionBytes : 0);
}
