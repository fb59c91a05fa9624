/** Loads another page of the site as a new document, so that pending work of this page cannot cancel the navigation. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
