/**
 * Next calls this once before the server takes requests. What Next's own server would answer with a bare 500 is
 * refused here, and guests' pages are answered from memory; a host that brings its own server, as Vercel does, never gets
 * that far.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { refuseUnreadableRequests } = await import('./lib/security/node-server');
  const { createGuestPages } = await import('./lib/guest-pages/server/guest-pages');
  const { guestPagesSeconds } = await import('./lib/env.settings');
  const siteUrl = process.env.SITE_URL ?? '';
  const lifetimeMs = guestPagesSeconds(process.env) * 1_000;
  const answer = lifetimeMs > 0 ? createGuestPages({ siteUrl, lifetimeMs }) : undefined;
  refuseUnreadableRequests(siteUrl, answer);
}
