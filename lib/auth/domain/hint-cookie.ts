/** Tells the page's scripts that somebody is signed in. Readable, holds nothing, proves nothing. */
export const hintCookieName = 'signed-in';
