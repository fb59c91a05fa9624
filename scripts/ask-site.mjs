import { settingsOf } from './local-setting.mjs';

/** Where the operator's commands ask and with which secret: from the environment, else from .env.local. */
export function siteToAsk() {
  const { SITE_URL: siteUrl, CRON_SECRET: secret } = settingsOf(['SITE_URL', 'CRON_SECRET']);
  if (!/^https?:/i.test(siteUrl) || !URL.canParse(siteUrl)) {
    throw new Error(`SITE_URL is "${siteUrl}"; it must be an address such as https://example.com.`);
  }
  if (!/^[ -~]+$/.test(secret.trim())) {
    throw new Error('CRON_SECRET must be of ASCII characters only: it is sent in a header.');
  }
  return { siteUrl: new URL(siteUrl).origin, secret };
}

/** What the operator can do about a refusal. */
const advice = {
  401: 'CRON_SECRET is not the one of the site',
  404: 'SITE_URL is another site, or an older version of this one',
};

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
  const asked = fetch(siteUrl + path, {
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
  const response = await asked.catch((error) => {
    const reason =
      error.name === 'TimeoutError'
        ? `within ${seconds} s`
        : `(${error.cause?.code ?? error.message})`;
    throw new Error(`${siteUrl} does not answer ${reason}. Is SITE_URL right, and is the site up?`);
  });
  const answer = await response.json().catch(() => ({}));
  if (isAnswer(answer, response)) return answer;
  const { status } = response;
  const reasons = [answer.problem, advice[status]].filter(Boolean).join('; ');
  throw new Error(`The site answers ${status}: ${reasons || 'no reason given'}`);
}
