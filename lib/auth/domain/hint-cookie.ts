/** Hints to the page's scripts that somebody is signed in. Scripts can read it; it holds no data and grants no access. */
export const hintCookieName = 'signed-in';
