import { askSite } from './ask-site.mjs';

/** Has a site run its fund job, `/api/funds/run`. @param query such as `?missing=1` or `?day=2019-05-31`. */
export function runFunds(site, query = '') {
  return askSite(site, `/api/funds/run${query}`, { seconds: 300 });
}

/** Has a site renew the facts of schemes that are due, `/api/funds/facts`. */
export function renewFacts(site) {
  return askSite(site, '/api/funds/facts', { seconds: 300 });
}

/**
 * Stores the missing month ends, the newest first, one at a time, and computes the figures anew. What was stored before an
 * interruption is not asked for again. @param onMonth is called after each month.
 * @returns the run, and the months that the provider did not give.
 */
export async function backfillFunds(site, { months = Infinity, onMonth = () => {} } = {}) {
  const { missing } = await runFunds(site, '?missing=1');
  const failed = await storeEach(site, 'day', missing.slice(0, months), onMonth);
  return { run: await runFunds(site), failed };
}

/**
 * Stores every day of the months that are not stored, the newest first, within a limit of reports of some 30 MB each.
 * Interrupted or out of budget, it goes on where it stopped. @returns how many months are left, and those that the
 * provider did not give.
 */
export async function backfillMonths(site, { reports, onMonth = () => {} }) {
  const { missing } = await runFunds(site, '?missing=months');
  const wanted = missing.slice(0, reports);
  const failed = await storeEach(site, 'month', wanted, onMonth);
  return { left: missing.length - wanted.length, failed };
}

/** Has the site store one day or month after the other. @returns those that the provider did not give */
async function storeEach(site, key, days, onStored) {
  const failed = [];
  for (const [index, day] of days.entries()) {
    const problem = await runFunds(site, `?${key}=${day}`).then(
      () => null,
      ({ message }) => message,
    );
    if (problem) failed.push(day);
    onStored({ day, problem, done: index + 1, of: days.length });
  }
  return failed;
}
