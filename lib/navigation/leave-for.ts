/**
 * Loads another page of the site, or the same one anew, as a new document: pending work of this page cannot cancel
 * that, and no data stay in its memory. Unlike `continueTo` of the sign-in forms, it adds no fragment, with which the
 * address of the present page would not load again.
 */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
