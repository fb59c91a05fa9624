import 'server-only';
import { ensureProfile } from '@/lib/auth/server/session-store';
import { isUpcoming } from '@/lib/consultation/domain/booking';
import { bookMySession } from '@/lib/consultation/server/booking-store';
import { listBookingsOf, offeredDays } from '@/lib/consultation/server/store';
import { ownerOf } from '@/lib/auth/domain/owner';
import { loadCourse } from '@/lib/education/server/source';
import { recordMyEvents } from '@/lib/education/server/store';
import { withFallback } from '@/lib/errors';
import { adminAuth, firestore } from '@/lib/firebase/admin';
import { changeReadingList, emptyReadingList } from '@/lib/news/domain/reading-list';
import { assetClasses } from '@/lib/holdings/holding';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { loadNews } from '@/lib/news/server/source';
import { mergeIntoMyNews } from '@/lib/news/server/store';
import { privacyPolicyVersion } from '@/lib/policies/clauses';
import { failure, success, type Result } from '@/lib/result';
import { mergeIntoMySavedItems, saverOf } from '@/lib/saved/store';
import { demoEventId, demoId, demoLearning } from '@/lib/dashboard/data/demo-household';
import { loadDemoItems } from './demo-source';

const savedHeadlines = 3;
/** How many days ahead the session is; if full, the next day with a free time. */
const sessionDaysAhead = 3;

/**
 * Gives the demo's member five years with the site, through the stores that the site itself writes with. Once for each
 * account: what the person changed or removed since stays so. Only on local Firebase (app/api/demo-member/route.ts).
 * @returns whether anything was added
 */
export async function seedDemoMember(
  uid: string,
  now: Date,
): Promise<Result<{ isNew: boolean }, 'unknown-member' | 'unavailable'>> {
  const { email, displayName } = await adminAuth()
    .getUser(uid)
    .catch(() => ({ email: undefined, displayName: undefined }));
  if (!email) return failure('unknown-member');
  // What was learnt is written last, with the id of each event: where the first exists, everything was added before.
  const mark = firestore().collection('users').doc(uid).collection('learning').doc(demoEventId);
  return withFallback('The demo member could not be filled', failure('unavailable'), async () => {
    if ((await mark.get()).exists) return success({ isNew: false });
    const items = await loadDemoItems(now);
    // Without a source a part would be missing for ever: the next start tries again.
    const isWhole = assetClasses.every((one) => holdingsIn(items, one).length > 0);
    if (!isWhole) return failure('unavailable');
    await ensureProfile(uid, { consentVersion: privacyPolicyVersion, isGoogle: false });
    const saved = await mergeIntoMySavedItems(saverOf({ uid }), items);
    const others = [
      saved,
      await saveHeadlines(uid, now),
      await bookSession({ uid, email, username: displayName ?? '' }, now),
    ];
    if (others.some(({ ok }) => !ok) || !(await learn(uid, now)).ok) return failure('unavailable');
    return success({ isNew: true });
  });
}

async function learn(uid: string, now: Date) {
  const events = demoLearning(await loadCourse(), now);
  return recordMyEvents({ uid }, { owner: ownerOf(uid), events }, now);
}

async function saveHeadlines(uid: string, now: Date) {
  const { stories } = await loadNews(now);
  const headlines = stories.slice(0, savedHeadlines).flatMap(({ items: [item] }) => item ?? []);
  const list = headlines.reduce((before, headline) => {
    const { id, title, link, outlet, publishedAt, dateKind, language } = headline;
    const savedStory = { id, title, link, outlet, publishedAt, dateKind, language };
    const saved = changeReadingList(before, { kind: 'save', headline: savedStory });
    return changeReadingList(saved, { kind: 'mark-read', id });
  }, emptyReadingList);
  return mergeIntoMyNews(saverOf({ uid }), list);
}

/** A session to come, unless the member has one or none is offered. */
async function bookSession(
  { uid, email, username }: { uid: string; email: string; username: string },
  now: Date,
) {
  const [bookings, days] = await Promise.all([
    listBookingsOf({ uid }),
    offeredDays('plan-review', now),
  ]);
  const isBooked = !bookings.ok || bookings.value.some((booking) => isUpcoming(booking, now));
  const startsAt = days.ok
    ? days.value.slice(sessionDaysAhead).flatMap(({ starts }) => starts)[0]
    : undefined;
  if (isBooked || !startsAt) return success(null);
  return bookMySession(
    { uid, email, username, isEmailVerified: true, profileImage: null, sid: 'demo' },
    {
      key: demoId(30, 0),
      kind: 'plan-review',
      startsAt,
      zone: 'Asia/Kolkata',
      intake: {
        topic: 'saving',
        horizon: 'over-7',
        risk: 'uneasy',
        question: 'Should I move more of my savings into equity funds?',
      },
      attached: null,
    },
    now,
  );
}
