/**
 * Asks a site to run its screens and to put their lists on record. A second run of a day adds nothing.
 * @throws with what the site answers when it does not.
 */
export async function runScreens({ siteUrl, secret }) {
  const response = await fetch(`${siteUrl}/api/picks/run`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(120_000),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(`The site answers ${response.status}: ${answer.problem ?? 'no reason given'}`);
}
