/**
 * Asks a site's fund job, `/api/funds/run`. @param query such as `?missing=1` or `?day=2019-05-31`.
 * @throws with what the site answers when it does not.
 */
export async function runFunds({ siteUrl, secret, query = '' }) {
  const response = await fetch(`${siteUrl}/api/funds/run${query}`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(300_000),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(`The site answers ${response.status}: ${answer.problem ?? 'no reason given'}`);
}

/**
 * Stores the missing month ends, the newest first, one at a time, and computes the figures anew. What was stored before an
 * interruption is not asked for again. @param onMonth is called after each month.
 * @returns the months that the provider did not give.
 */
export async function backfillFunds({ siteUrl, secret, months = Infinity, onMonth = () => {} }) {
  const { missing } = await runFunds({ siteUrl, secret, query: '?missing=1' });
  const wanted = missing.slice(0, months);
  const failed = [];
  for (const [index, day] of wanted.entries()) {
    const problem = await storeMonth({ siteUrl, secret, day });
    if (problem) failed.push({ day, problem });
    onMonth({ day, problem, done: index + 1, of: wanted.length });
  }
  const run = await runFunds({ siteUrl, secret });
  return { run, failed };
}

async function storeMonth({ siteUrl, secret, day }) {
  try {
    await runFunds({ siteUrl, secret, query: `?day=${day}` });
    return null;
  } catch (error) {
    return error.message;
  }
}
