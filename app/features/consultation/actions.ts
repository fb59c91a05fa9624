'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { sendMyConfirmation } from '@/lib/account/confirmation-store';
import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { requireSessionForAction, requireUserForAction } from '@/lib/auth/server/session';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import {
  answerWith,
  type BookAnswer,
  type ChangeAnswer,
} from '@/lib/consultation/domain/form-answers';
import {
  bookingLimits,
  isKind,
  readBookingId,
  type BookingAction,
} from '@/lib/consultation/domain/booking';
import { bookMySession } from '@/lib/consultation/server/booking-store';
import {
  cancelMySession,
  saveMyNotes,
  moveMySession,
  withdrawMyAnswers,
} from '@/lib/consultation/server/change-store';
import {
  readIntake,
  typedIntakeOf,
  consultationDraftId,
  draftItemOf,
  draftProblems,
} from '@/lib/consultation/domain/intake';
import { bookingPath, consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import { readSlotId } from '@/lib/consultation/domain/slots';
import { notesIdOf } from '@/lib/consultation/server/record-store';
import { findMyBooking } from '@/lib/consultation/server/store';
import { stopWaiting, waitForDay, type WaitOutcome } from '@/lib/consultation/server/waiting-store';
import { indiaZone, readZone } from '@/lib/consultation/domain/zone';
import { withFallback } from '@/lib/errors';
import { hasField, hiddenTextOf, textOf, textsOf } from '@/lib/form-text';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { failure } from '@/lib/result';
import {
  listSavedItemsOf,
  putMySavedItem,
  removeMySavedItem,
  saverOf,
  type Saver,
} from '@/lib/saved/store';
import type { PressState } from '@/lib/saved/save-problem';
import { cutToUnits, readLines, readText } from '@/lib/text/read-text';
import { attachable } from '@/components/consultation/saved-numbers';

const notesBytes = 8 * bookingLimits.notes;

/** Books the session of the form. The same form sent again gives the same booking. */
export async function sendBooking(form: FormData): Promise<BookAnswer> {
  const member = await memberWithToken();
  const typed = typedIntakeOf(form);
  if (!member.ok) {
    const { status, ...wait } = member.problem;
    return answerWith(status, typed, wait);
  }
  const { intake, problems } = readIntake(typed);
  if (!intake) return answerWith('mistakes', typed, { problems });
  const kind = hiddenTextOf(form, 'kind');
  const startsAt = readSlotId(hiddenTextOf(form, 'at'));
  const key = readBookingId(hiddenTextOf(form, 'key'));
  if (!isKind(kind) || !startsAt || key === null || hiddenTextOf(form, 'website') !== '') {
    return answerWith('not-offered', typed);
  }
  const saver = saverOf(member.value);
  const attached = await attachedOf(saver, typed.attached);
  if (attached === 'unavailable') return answerWith('unavailable', typed);
  if (attached === 'not-yours') {
    return answerWith('mistakes', typed, { problems: { attached: 'not-yours' } });
  }
  const zone = readZone(hiddenTextOf(form, 'zone')) ?? indiaZone;
  const wish = { key, kind, startsAt, zone, intake, attached };
  const booked = await bookMySession(member.value, wish, new Date());
  if (!booked.ok) {
    // The page of another time shows what was typed again.
    if (booked.problem === 'taken' || booked.problem === 'not-offered') {
      await putMySavedItem(saver, draftItemOf(typed));
    }
    return answerWith(booked.problem, typed);
  }
  // The booking stands. A draft that cannot be removed just now is replaced by the next one.
  await removeMySavedItem(saver, consultationDraftId);
  return answerWith('booked', typed, { path: `${bookingPath(booked.value.id)}?notice=booked` });
}

/** The same as a plain form post, also of its other buttons: one saves a draft, one sends the confirmation mail. */
export async function postBooking(_: BookAnswer, form: FormData): Promise<BookAnswer> {
  if (hasField(form, 'draft')) return saveDraft(form);
  if (hasField(form, 'confirmation')) return confirmAddress(form);
  const answer = await sendBooking(form);
  if (answer.path) redirect(answer.path);
  return answer;
}

/** Saves an incomplete or complete draft in the account. */
export async function saveDraft(form: FormData): Promise<BookAnswer> {
  const member = await memberWithToken();
  const typed = typedIntakeOf(form);
  if (!member.ok) {
    const { status, ...wait } = member.problem;
    return answerWith(status, typed, wait);
  }
  const problems = draftProblems(typed);
  if (problems.question) return answerWith('mistakes', typed, { problems });
  const saveResult = await putMySavedItem(saverOf(member.value), draftItemOf(typed));
  if (saveResult.ok) return answerWith('draft-saved', typed);
  return answerWith(saveResult.problem === 'full' ? 'full' : 'unavailable', typed);
}

/** Sends the mail that confirms the member's address; everything that was typed stays in the form. */
export async function confirmAddress(form: FormData): Promise<BookAnswer> {
  const session = await requireSessionForAction();
  const typed = typedIntakeOf(form);
  if (!session.ok) return answerWith(signedOutOr(session.problem), typed);
  const sent = await sendMyConfirmation(session.value);
  if (sent.ok) return answerWith('confirmation-sent', typed);
  if (sent.problem === 'too-many') return answerWith('too-fast', typed, { retryAfterSeconds: 60 });
  return answerWith(sent.problem === 'unavailable' ? 'not-sent' : sent.problem, typed);
}

/** Moves the booking of the form to the time `at`. */
export async function moveBooking(_: ChangeAnswer, form: FormData): Promise<ChangeAnswer> {
  const member = await memberWithToken();
  if (!member.ok) return { problem: member.problem.status, typed: reasonOf(form) };
  const startsAt = readSlotId(hiddenTextOf(form, 'at'));
  if (!startsAt) return { problem: 'not-offered', typed: reasonOf(form) };
  const id = hiddenTextOf(form, 'id');
  const moved = await moveMySession(member.value, id, startsAt, reasonOf(form), new Date());
  if (!moved.ok) return { problem: moved.problem, typed: reasonOf(form) };
  redirect(`${bookingPath(id)}?notice=moved`);
}

export async function cancelBooking(_: ChangeAnswer, form: FormData): Promise<ChangeAnswer> {
  const member = await memberWithToken();
  if (!member.ok) return { problem: member.problem.status, typed: reasonOf(form) };
  const id = hiddenTextOf(form, 'id');
  const cancelled = await cancelMySession(member.value, id, reasonOf(form), new Date());
  if (!cancelled.ok) return { problem: cancelled.problem, typed: reasonOf(form) };
  redirect(`${bookingPath(id)}?notice=cancelledNow`);
}

/** Deletes the answers of the form's booking. */
export async function withdrawAnswers(_: ChangeAnswer, form: FormData): Promise<ChangeAnswer> {
  const member = await memberWithToken();
  if (!member.ok) return { problem: member.problem.status, typed: '' };
  const id = hiddenTextOf(form, 'id');
  const withdrawn = await withdrawMyAnswers(member.value, id, new Date());
  if (!withdrawn.ok) return { problem: withdrawn.problem, typed: '' };
  redirect(`${bookingPath(id)}?notice=withdrawn`);
}

/** Saves what was written after the call: `notes`, and an `action` for each thing to do, ticked by `done`. */
export async function saveNotes(_: ChangeAnswer, form: FormData): Promise<ChangeAnswer> {
  const member = await memberWithToken();
  const typed = textOf(form, 'notes', notesBytes);
  // A form sends two characters for a line end, and its field counts one.
  const notes = readLines(typed, { maxCharacters: bookingLimits.notes, isTrimmed: false });
  const { actions: maxCount, action: maxCharacters } = bookingLimits;
  const done = new Set(textsOf(form, 'done', { maxCount, maxBytes: 10 }));
  const actions = textsOf(form, 'action', { maxCount, maxBytes: 8 * maxCharacters }).map(
    (text, index): BookingAction => ({
      text: readText(text, 8 * maxCharacters),
      isDone: done.has(String(index)),
    }),
  );
  const basedOn = hiddenTextOf(form, 'basedOn');
  const refused = (problem: ChangeAnswer['problem']): ChangeAnswer => ({
    ...{ problem, typed, actions, basedOn },
  });
  if (!member.ok) return refused(member.problem.status);
  if (notes === null) return refused('too-long');
  const id = hiddenTextOf(form, 'id');
  const saveResult = await saveMyNotes(member.value, id, { notes, actions, basedOn });
  if (!saveResult.ok && saveResult.problem === 'changed-elsewhere') {
    // A second press replaces the other notes, which are shown so that the member can copy from them.
    const now = await withFallback('The notes could not be read', null, () =>
      findMyBooking(member.value, id),
    );
    if (!now) return refused('unavailable');
    const other = { notes: now.notes, actions: now.actions };
    return { ...refused('changed-elsewhere'), basedOn: notesIdOf(now), other };
  }
  if (!saveResult.ok) return refused(saveResult.problem);
  refresh();
  // Blank actions are returned too, so that each stays in its field: the form may have been changed meanwhile.
  const now = notesIdOf(saveResult.value);
  return { problem: null, isSaved: true, typed: notes, actions, basedOn: now };
}

/** Puts the member on the list of a day, or takes them off it. */
export async function changeWait(_: PressState, form: FormData): Promise<PressState> {
  const member = await requireUserForAction();
  const [day, text] = [hiddenTextOf(form, 'day'), hiddenTextOf(form, 'kind')];
  const kind = isKind(text) ? text : null;
  const isLeaving = hasField(form, 'stop');
  // The list of all days is left from a page that shows one of its own.
  const shown = isLeaving ? hiddenTextOf(form, 'shown') : day;
  const zone = readZone(hiddenTextOf(form, 'zone'));
  const path = stepPath({ kind, day: isIsoDate(shown) ? shown : null, zone });
  const back = (wait: WaitOutcome): never =>
    redirect(`${path}${path.includes('?') ? '&' : '?'}wait=${wait}`);
  if (!member.ok) {
    if (member.problem === 'unavailable') back('failed');
    // Redirected, a browser with the cookies of an ended session would end on the dashboard.
    if (member.problem === 'ended') return { status: 'ended' };
    redirect(signInUrl(path));
  }
  if (!isIsoDate(day) || !kind) redirect(consultationPath);
  if (!(await tokenOf(member.value.uid)).ok) back('failed');
  if (isLeaving) back((await stopWaiting(member.value, day)).ok ? 'removed' : 'failed');
  const added = await waitForDay(member.value, { day, kind }, new Date());
  if (added.ok) return back('added');
  if (added.problem === 'too-many') back('tooMany');
  return back(added.problem === 'not-confirmed' ? 'notConfirmed' : 'failed');
}

/** The member who sends the form, unless too many forms came from them within a minute. */
async function memberWithToken() {
  const member = await requireUserForAction();
  if (!member.ok) return failure({ status: signedOutOr(member.problem) });
  const token = await tokenOf(member.value.uid);
  if (!token.ok) return failure({ status: 'too-fast' as const, ...token.problem });
  return member;
}

async function tokenOf(uid: string) {
  return takeToken('booking', { uid, address: visitorAddress(await headers()) });
}

/** A saved item of the member's own, with its figures. */
async function attachedOf(saver: Saver, id: string) {
  if (id === '') return null;
  if (!z.uuid().safeParse(id).success) return 'not-yours';
  const items = await listSavedItemsOf(saver);
  if (!items.ok) return 'unavailable';
  return attachable(items.value).find((plan) => plan.id === id) ?? 'not-yours';
}

/** At most as much as its field takes, which counts one for a line end: a form sends two characters. */
function reasonOf(form: FormData): string {
  const maxCharacters = 8 * bookingLimits.reason;
  const reason = readLines(textOf(form, 'reason', maxCharacters), { maxCharacters });
  return cutToUnits(reason ?? '', bookingLimits.reason);
}
