import { askSite } from './ask-site.mjs';

/**
 * Asks a site to run its screens and to put their lists on record. A second run of a day adds nothing.
 * `day` is for a site of samples, whose record may have a past. @throws with what the site answers when it does not.
 */
export function runScreens({ siteUrl, secret, day = null }) {
  const path = `/api/picks/run${day ? `?day=${day}` : ''}`;
  return askSite({ siteUrl, secret }, path, { seconds: 120 });
}

/** In weeks before today. The first are old enough for a paper portfolio, whose closes are shown 30 days late. */
const pastRuns = [24, 20, 16, 12, 8, 4, 3, 2, 1];
const dayMs = 86_400_000;

/** Today's lists; where the record is empty and of samples, those of some weeks before them. */
export async function runOnRecord({ siteUrl, secret }) {
  for (const weeks of pastRuns) {
    const day = new Date(Date.now() - weeks * 7 * dayMs).toISOString().slice(0, 10);
    // Refused where a later list is on record already, and on a site of real figures.
    await runScreens({ siteUrl, secret, day }).catch(() => undefined);
  }
  return runScreens({ siteUrl, secret });
}
