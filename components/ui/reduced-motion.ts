/** Whether the person has asked the system for less movement. Ask when something is about to move. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
