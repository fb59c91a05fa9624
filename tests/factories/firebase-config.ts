/** What the forms of sign-in and account get of Firebase. */
export const firebaseConfig = {
  apiKey: 'key',
  projectId: 'demo-x',
  authDomain: 'demo-x.firebaseapp.com',
  authEmulatorHost: null,
};
