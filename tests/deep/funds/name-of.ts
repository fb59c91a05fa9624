/** Of lib/auth/server/session.ts, which needs Next, the one function that the job uses. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown failure';
}
