import { apiKey } from '../../../scripts/environment.mjs';

/** Makes an account in the Firebase of this machine, as sign-up would leave it. @returns its address and password */
export async function createAccount({ FIREBASE_AUTH_EMULATOR_HOST: host }, name) {
  const account = { email: `${name}@arthayatra.example`, password: 'a long walk to wealth' };
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, displayName: 'Asha', returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`The account could not be made: ${await answer.text()}`);
  return account;
}
