import { apiKey, projectId } from './environment.mjs';

const attempts = 3;
const pauseMs = 3_000;

export const demoMember = {
  email: 'asha@arthayatra.example',
  password: 'a-long-walk-to-wealth',
  displayName: 'Asha',
};

/** @param uid of `ensureDemoMember` */
export const shownPassword = (uid) =>
  uid ? demoMember.password : '(you changed it; npm run demo -- --reset brings the first one back)';

/**
 * Makes sure that the demo’s member exists. The site makes the profile when it fills the account.
 * @returns the member's uid; null where the printed password no longer opens the account.
 */
export async function ensureDemoMember(authHost) {
  const api = `http://${authHost}/identitytoolkit.googleapis.com/v1`;
  const created = await post(`${api}/projects/${projectId}/accounts`, {
    ...demoMember,
    emailVerified: true,
  });
  const { localId, error } = await created.json();
  if (created.ok) return localId;
  if (error?.message !== 'EMAIL_EXISTS') throw new Error(`The demo member: ${error?.message}`);
  const { email, password } = demoMember;
  const signedIn = await post(
    `${api}/accounts:signInWithPassword?key=${apiKey}`,
    { email, password },
    {},
  );
  return signedIn.ok ? (await signedIn.json()).localId : null;
}

/**
 * Gives the member five years with the site: transactions, plans, lessons, a session to come. The site writes them itself,
 * with its own stores (lib/dashboard/server/demo-member-store.ts), once for each account.
 * @returns a sentence about it where it could not be done.
 */
export async function fillDemoMember({ siteUrl, secret, uid }) {
  let status = null;
  // A source that answers late the first time is quick the second time.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await fetch(`${siteUrl}/api/demo-member?uid=${uid}`, {
      headers: { authorization: `Bearer ${secret}` },
      redirect: 'error',
      signal: AbortSignal.timeout(120_000),
    }).catch((error) => ({ ok: false, status: error.name }));
    if (response.ok) return null;
    status = response.status;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return `The demo member's account stays as it is: ${status}.`;
}

function post(url, body, headers = { authorization: 'Bearer owner' }) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
