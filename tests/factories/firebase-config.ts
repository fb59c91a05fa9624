/** The Firebase settings for the sign-in and account forms. */
export const firebaseConfig = {
  apiKey: 'key',
  projectId: 'demo-x',
  authDomain: 'demo-x.firebaseapp.com',
  authEmulatorHost: null,
};
