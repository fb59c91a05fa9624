import { apiKey, projectId } from './environment.mjs';

export const demoMember = {
  email: 'asha@arthayatra.example',
  password: 'a-long-walk-to-wealth',
  displayName: 'Asha',
};

/**
 * Makes sure that the demo's member exists. The profile is not made here: the site makes it at sign-in.
 * @returns whether the printed password still opens the account.
 */
export async function ensureDemoMember(authHost) {
  const api = `http://${authHost}/identitytoolkit.googleapis.com/v1`;
  const created = await post(`${api}/projects/${projectId}/accounts`, {
    ...demoMember,
    emailVerified: true,
  });
  if (created.ok) return true;
  const { error } = await created.json();
  if (error?.message !== 'EMAIL_EXISTS') throw new Error(`The demo member: ${error?.message}`);
  const { email, password } = demoMember;
  const signedIn = await post(
    `${api}/accounts:signInWithPassword?key=${apiKey}`,
    { email, password },
    {},
  );
  return signedIn.ok;
}

function post(url, body, headers = { authorization: 'Bearer owner' }) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
