import { ensureDemoMember, demoMember, fillDemoMember } from '../scripts/demo-member.mjs';

/** The `Cookie` header of a member who has just signed in. */
export async function memberCookies(siteUrl, { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_API_KEY }) {
  await ensureDemoMember(FIREBASE_AUTH_EMULATOR_HOST);
  const { idToken } = await post(
    `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${FIREBASE_API_KEY}`,
    { email: demoMember.email, password: demoMember.password, returnSecureToken: true },
  ).then((answer) => answer.json());
  const answer = await post(
    `${siteUrl}/api/login`,
    { consentVersion: null },
    { origin: siteUrl, authorization: `Bearer ${idToken}` },
  );
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The same of a member who has been with the site for five years. */
export async function longMemberCookies(siteUrl, environment) {
  const uid = await ensureDemoMember(environment.FIREBASE_AUTH_EMULATOR_HOST);
  const problem = await fillDemoMember({ siteUrl, secret: environment.CRON_SECRET, uid });
  if (problem) throw new Error(problem);
  return memberCookies(siteUrl, environment);
}

async function post(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}.`);
  return answer;
}
