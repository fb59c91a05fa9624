/** Whether a reading request comes from one of our own pages or from no page at all; a browser says when it does not. */
export function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
