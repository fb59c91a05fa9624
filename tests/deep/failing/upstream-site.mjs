import { buildWhenStale } from '../../../scripts/build.mjs';
import { prepareSite } from '../../../scripts/local-site.mjs';
import { testPort } from '../../../scripts/ports.mjs';
import { onEnd } from '../../../scripts/processes.mjs';
import { startUpstream } from '../../upstream/server.mjs';

/**
 * The site, built and not yet served, with the imitated providers as its own.
 * @param guestPagesSeconds how long guests' pages are sent from memory; a fault must show at once
 * @returns `control`, which tells the providers how to fail (`POST`), to behave (`DELETE`), or asks what was called.
 */
export async function siteOnUpstream({ guestPagesSeconds = 0 } = {}) {
  const upstream = await startUpstream();
  onEnd(upstream.stop);
  const figures = {
    ...upstream.environment,
    DATA_MODE: 'live',
    GUEST_PAGES_SECONDS: String(guestPagesSeconds),
  };
  // That of the browser tests: the same build serves both.
  const site = await prepareSite({ wantedPort: testPort(), figures, build: buildWhenStale });
  const control = (method, wish) =>
    fetch(`${upstream.url}/control`, { method, ...(wish ? { body: JSON.stringify(wish) } : {}) });
  return { site, upstream, control };
}
