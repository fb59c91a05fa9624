/** Goes to another page of the site as a whole new page, which nothing that this page still does can end. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
