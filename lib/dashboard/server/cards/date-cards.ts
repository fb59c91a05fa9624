import { inSpan, nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { pageDays } from '@/lib/agenda/public-dates';
import type { Viewer } from '@/lib/dashboard/domain/viewer';
import { readAgenda } from '@/lib/dashboard/server/agenda-source';

/** Half of them are a person's own, where there are so many. */
const shownDates = 4;
const shownOwnDates = 2;

export async function loadDates(viewer: Viewer) {
  const span = spanFrom(viewer.today, pageDays);
  const { forAll, own } = await readAgenda(viewer, span);
  const mine = nearestOfEach(own, shownOwnDates);
  return inSpan([...nearestOfEach(forAll, shownDates - mine.length), ...mine], span);
}
