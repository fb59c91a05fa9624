/**
 * Next calls this once before the server takes requests. What Next's own server would answer with a bare 500 is
 * refused here; a host that brings its own server, as Vercel does, never gets that far.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { refuseUnreadableRequests } = await import('./lib/security/node-server');
  refuseUnreadableRequests(process.env.SITE_URL ?? '');
}
