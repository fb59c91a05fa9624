import 'server-only';
import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { env } from '@/lib/env';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import { findUser, type Member } from '@/lib/auth/server/session';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { readAll } from '@/lib/firebase/pages';
import { failure, success, type Result } from '@/lib/result';
import { isKind, kindIds, type KindId } from '@/lib/consultation/domain/booking';
import { daysAhead, type OfferedDay } from '@/lib/consultation/domain/slots';
import { compareTexts } from '@/lib/text/compare-texts';
import { offeredDays } from './store';

export type Wait = { day: IsoDate; kind: KindId };

type WaitProblem = 'unavailable' | 'too-many' | 'not-offered' | 'not-confirmed';

/** Outcomes that the page shows after a press. */
export type WaitOutcome = 'added' | 'removed' | 'tooMany' | 'notConfirmed' | 'failed';

const maxWaits = 5;
/** Past waits are among them. */
const maxRead = 1_000;

/** A person waits for a day once; the document's name does not reveal who it is. */
export function waitDocument(uid: string, day: IsoDate): DocumentReference {
  const person = createHash('sha256').update(uid).digest('hex').slice(0, 20);
  return firestore().collection('consultation-waits').doc(`${day}-${person}`);
}

export function waitsOf(uid: string) {
  return firestore().collection('consultation-waits').where('uid', '==', uid);
}

/**
 * Puts this member on the list of a day that can be looked at. Asking again changes nothing but the kind. Only a
 * confirmed address is put there, because mails go to it.
 */
export async function waitForDay(
  member: Member,
  { day, kind }: Wait,
  now: Date,
): Promise<Result<null, WaitProblem>> {
  const settings = env.consultation;
  if (!settings || !daysAhead(settings, now).includes(day)) return failure('not-offered');
  const { uid, email } = member;
  const today = dateInIndia(now);
  return withFallback('The waiting list could not be reached', failure('unavailable'), async () => {
    if (!(await hasConfirmedAddress(member))) return failure('not-confirmed');
    return firestore().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(waitsOf(uid).limit(maxRead));
      const wait = waitDocument(uid, day);
      const others = docs.filter(({ id }) => id !== wait.id && id.slice(0, 10) >= today);
      if (others.length >= maxWaits) return failure('too-many');
      const isNew = docs.every(({ id }) => id !== wait.id);
      // Merged, so that the place in the list and the times about which a mail was sent stay noted.
      transaction.set(
        wait,
        {
          ...{ uid, email, isConfirmed: true, day, kind },
          ...(isNew && { createdAt: Timestamp.fromDate(now) }),
        },
        { merge: true },
      );
      return success(null);
    });
  });
}

export async function stopWaiting(
  { uid }: Pick<Member, 'uid'>,
  day: IsoDate,
): Promise<Result<null, 'unavailable'>> {
  return withFallback('The waiting list could not be reached', failure('unavailable'), async () => {
    await waitDocument(uid, day).delete();
    return success(null);
  });
}

/** The days from today for which the signed-in member waits; none for a guest, or while nothing can be read. */
export async function listMyWaits(today: IsoDate): Promise<Wait[]> {
  const member = await findUser();
  if (!member.ok) return [];
  return withFallback('The waiting list could not be reached', [], async () => {
    const docs = await readAll(waitsOf(member.value.uid));
    return docs
      .flatMap((document): Wait[] => {
        const { day, kind } = document.data();
        return isIsoDate(day) && isKind(kind) ? [{ day, kind }] : [];
      })
      .filter(({ day }) => day >= today)
      .sort((one, other) => compareTexts(one.day, other.day));
  });
}

/** As `listMyWaits`, with whether each day has a free time now. */
export async function listMyWaitsWithFree(now: Date): Promise<(Wait & { isFree: boolean })[]> {
  const waits = await listMyWaits(dateInIndia(now));
  const offered = new Map<KindId, OfferedDay[]>();
  for (const kind of kindIds) {
    if (!waits.some((wait) => wait.kind === kind)) continue;
    const days = await offeredDays(kind, now);
    offered.set(kind, days.ok ? days.value : []);
  }
  return waits.map(({ day, kind }) => ({
    day,
    kind,
    isFree:
      offered.get(kind)?.some(({ date, starts }) => date === day && starts.length > 0) ?? false,
  }));
}
