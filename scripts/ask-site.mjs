import { settingOf } from './local-setting.mjs';

/** Where the operator's commands ask and with which secret: from the environment, else from .env.local. */
export function siteToAsk() {
  const [siteUrl, secret] = [settingOf('SITE_URL'), settingOf('CRON_SECRET')];
  if (!siteUrl || !secret) throw new Error('SITE_URL and CRON_SECRET must be set (.env.example).');
  return { siteUrl, secret };
}

/**
 * Asks a route of the site that CRON_SECRET opens; with a body, which is sent as JSON, it posts.
 * @param isAnswer says whether a body is the answer, where the status alone does not.
 * @throws with what the site answers when it is not.
 */
export async function askSite(
  { siteUrl, secret },
  path,
  { seconds = 60, isAnswer = (_, { ok }) => ok, body } = {},
) {
  const response = await fetch(siteUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    // The site accepts changes from its own origin only.
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && {
        origin: new URL(siteUrl).origin,
        'content-type': 'application/json',
      }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
  });
  const answer = await response.json().catch(() => ({}));
  if (isAnswer(answer, response)) return answer;
  throw new Error(`The site answers ${response.status}: ${answer.problem ?? 'no reason given'}`);
}
