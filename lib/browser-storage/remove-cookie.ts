/** Removes a cookie of the whole site that scripts can read. Scripts set none. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/`;
}
