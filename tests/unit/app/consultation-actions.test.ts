import {
  cancelBooking,
  changeWait,
  confirmAddress,
  postBooking,
  saveDraft,
  saveNotes,
  sendBooking,
} from '@/app/features/consultation/actions';
import { sendMyConfirmation } from '@/lib/account/confirmation-store';
import { requireSessionForAction, requireUserForAction } from '@/lib/auth/server/session';
import { answerWith } from '@/lib/consultation/domain/form-answers';
import { bookMySession } from '@/lib/consultation/server/booking-store';
import { cancelMySession, saveMyNotes } from '@/lib/consultation/server/change-store';
import { notesIdOf } from '@/lib/consultation/server/record-store';
import { findMyBooking } from '@/lib/consultation/server/store';
import { maxQuestionLength } from '@/lib/consultation/domain/intake';
import { stopWaiting, waitForDay } from '@/lib/consultation/server/waiting-store';
import { takeToken } from '@/lib/limits/store';
import { failure, success } from '@/lib/result';
import { listSavedItemsOf, putMySavedItem } from '@/lib/saved/store';
import { formOf } from '@/tests/factories/form-of';
import { booking } from '@/tests/factories/booking';
import { memberOf } from '@/tests/factories/member';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }));
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/thrown-redirect'));
jest.mock('@/lib/env', () => ({ env: { addressHeader: null } }));
jest.mock('@/lib/auth/server/session', () => ({
  requireSessionForAction: jest.fn(),
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/account/confirmation-store', () => ({ sendMyConfirmation: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.mock('@/lib/saved/store', () => ({
  listSavedItemsOf: jest.fn(),
  putMySavedItem: jest.fn(),
  removeMySavedItem: jest.fn(),
  saverOf: jest.fn(),
}));
jest.mock('@/lib/consultation/server/booking-store', () => ({ bookMySession: jest.fn() }));
jest.mock('@/lib/consultation/server/change-store', () => ({
  cancelMySession: jest.fn(),
  saveMyNotes: jest.fn(),
}));
jest.mock('@/lib/consultation/server/store', () => ({ findMyBooking: jest.fn() }));
jest.mock('@/lib/consultation/server/waiting-store', () => ({
  stopWaiting: jest.fn(),
  waitForDay: jest.fn(),
}));

const answers = {
  ...{ topic: 'tax', horizon: 'over-7', risk: 'steady' },
  ...{ question: 'Which regime?', attached: '', agree: 'on' },
};
const key = '6f1d0f5e-6a3c-4a55-9d0e-0f6f0b7d8a11';
const ofAnother = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

const typed = { key, kind: 'first-talk', at: '2026-11-25T04:30Z', zone: 'Asia/Dubai', ...answers };
const bookingForm = (changes: Readonly<Record<string, string>> = {}) =>
  formOf({ ...typed, ...changes });

const member = memberOf('asha', { isEmailVerified: false });

beforeEach(() => {
  jest.mocked(requireUserForAction).mockReset().mockResolvedValue(success(member));
  jest
    .mocked(requireSessionForAction)
    .mockResolvedValue(success({ member, profile: null, idToken: 'token' }));
  jest.mocked(takeToken).mockReset().mockResolvedValue(success(null));
  jest.mocked(listSavedItemsOf).mockReset().mockResolvedValue(success([]));
  jest.mocked(bookMySession).mockReset();
  jest.mocked(sendMyConfirmation).mockReset();
  jest.mocked(waitForDay).mockReset();
  jest.mocked(stopWaiting).mockReset();
});

test.each(['signed-out', 'too-fast'] as const)(
  'answers that are %s are not read, and come back as they were typed',
  async (status) => {
    if (status === 'signed-out')
      jest.mocked(requireUserForAction).mockResolvedValue(failure('ended'));
    else jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 9 }));
    const unread = { ...answers, topic: '', question: ' e\u0301 ' };
    // Read, they would have been mistakes.
    const answer = await sendBooking(bookingForm(unread));
    expect(answer).toMatchObject({ status, typed: unread, problems: {} });
  },
);

test('a booking is asked for with the member’s own item only', async () => {
  for (const attached of [ofAnother, 'x'.repeat(100_000), '../bookings']) {
    const answer = await sendBooking(bookingForm({ attached }));
    expect(answer).toMatchObject({ status: 'mistakes', problems: { attached: 'not-yours' } });
  }
  expect(listSavedItemsOf).toHaveBeenCalledTimes(1);
  expect(bookMySession).not.toHaveBeenCalled();
});

test.each([
  ['no key', { key: '' }],
  ['a key that is a path', { key: '../asha/bookings' }],
  ['a key with more behind it', { key: `${key}${'0'.repeat(100_000)}` }],
  ['a time with more behind it', { at: `2026-11-25T04:30Z${' '.repeat(100_000)}` }],
  ['a kind that objects have', { kind: '__proto__' }],
])('nothing is booked for %s', async (_, fields) => {
  expect(await sendBooking(bookingForm(fields))).toMatchObject({ status: 'not-offered' });
  expect(bookMySession).not.toHaveBeenCalled();
});

test.each([
  ['taken', 1],
  ['not-offered', 1],
  ['busy', 0],
] as const)('for a time that is %s, %d drafts are saved', async (problem, drafts) => {
  jest.mocked(bookMySession).mockResolvedValue(failure(problem));
  jest.mocked(putMySavedItem).mockClear();
  expect(await sendBooking(bookingForm())).toMatchObject({ status: problem });
  const { data } = jest.mocked(putMySavedItem).mock.calls[0]?.[1] ?? {};
  expect(putMySavedItem).toHaveBeenCalledTimes(drafts);
  expect(JSON.stringify(data ?? '').includes('Which regime?')).toBe(drafts > 0);
});

test.each([
  ['x'.repeat(2_003), 'draft-saved', 1],
  ['x'.repeat(9_001), 'mistakes', 0],
])(
  'a draft is saved whole or not at all: a question of other length (%#)',
  async (question, status, count) => {
    jest.mocked(putMySavedItem).mockReset().mockResolvedValue(success(null));
    const answer = await saveDraft(bookingForm({ question }));
    expect(answer).toMatchObject({ status, typed: { question } });
    expect(answer.problems).toEqual(count === 1 ? {} : { question: 'too-long' });
    expect(putMySavedItem).toHaveBeenCalledTimes(count);
  },
);

test('an unknown zone counts as India’s', async () => {
  jest.mocked(bookMySession).mockResolvedValue(failure('taken'));
  await sendBooking(bookingForm({ zone: 'Asia/'.repeat(20_000) }));
  expect(jest.mocked(bookMySession).mock.calls[0]?.[1]).toMatchObject({ zone: 'Asia/Kolkata' });
});

test('a question that is too long comes back cut', async () => {
  const answer = await sendBooking(bookingForm({ question: 'x'.repeat(900_000) }));
  expect(answer).toMatchObject({ status: 'mistakes', problems: { question: 'too-long' } });
  expect(answer.typed.question.length).toBeGreaterThan(maxQuestionLength);
  expect(answer.typed.question.length).toBeLessThanOrEqual(20_000);
});

test.each([
  // The field counts one for a line end, of which a form sends two characters.
  [`${'x'.repeat(99)}\r\n${'y'.repeat(100)}`, `${'x'.repeat(99)}\n${'y'.repeat(100)}`],
  ['A \u202Eclash\u0000 ', 'A clash'],
  ['x'.repeat(100_000), 'x'.repeat(200)],
])('a reason is as long as its field, without control characters (%#)', async (reason, sent) => {
  jest.mocked(cancelMySession).mockReset().mockResolvedValue(failure('busy'));
  const form = formOf({ id: key, reason });
  const answer = await cancelBooking({ problem: null, typed: '' }, form);
  expect(answer).toEqual({ problem: 'busy', typed: sent });
  expect(jest.mocked(cancelMySession).mock.calls[0]?.[2]).toBe(sent);
});

describe('notes after a session that cannot be saved', () => {
  const actions = [
    { text: '', isDone: false },
    { text: 'File form 10-IEA', isDone: true },
  ];
  const notesForm = (notes: string) =>
    formOf({ id: key, notes, action: ['', 'File form 10-IEA'], done: ['1'] });

  test.each(['ended', 'too-fast', 'too-long', 'busy'] as const)(
    'come back with their things to do: %s',
    async (reason) => {
      if (reason === 'ended') jest.mocked(requireUserForAction).mockResolvedValue(failure(reason));
      if (reason === 'too-fast')
        jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 9 }));
      jest.mocked(saveMyNotes).mockResolvedValue(failure('busy'));
      const notes = reason === 'too-long' ? 'x'.repeat(2001) : 'Old regime';
      const answer = await saveNotes({ problem: null, typed: '' }, notesForm(notes));
      const problem = reason === 'ended' ? 'signed-out' : reason;
      expect(answer).toEqual({ problem, typed: notes, actions, basedOn: '' });
    },
  );
});

test('saved notes are answered in place, with blank things to do in theirs', async () => {
  const stored = { notes: 'Old regime', actions: [{ text: 'File', isDone: true }] };
  jest.mocked(saveMyNotes).mockResolvedValue(success({ ...booking, ...stored }));
  const form = formOf({ id: key, notes: 'Old regime', action: ['', 'File'], done: ['1'] });
  expect(await saveNotes({ problem: null, typed: '' }, form)).toEqual({
    ...{ problem: null, isSaved: true, typed: 'Old regime', basedOn: notesIdOf(stored) },
    actions: [{ text: '', isDone: false }, ...stored.actions],
  });
});

test('notes that another tab changed since come back beside what was typed, which a second press saves', async () => {
  const other = { notes: 'Other', actions: [{ text: 'Call', isDone: false }] };
  jest.mocked(saveMyNotes).mockResolvedValue(failure('changed-elsewhere'));
  jest.mocked(findMyBooking).mockResolvedValue({ ...booking, ...other });
  const form = formOf({ id: key, notes: 'Mine', action: ['File'], basedOn: 'before' });
  expect(await saveNotes({ problem: null, typed: '' }, form)).toEqual({
    ...{ problem: 'changed-elsewhere', typed: 'Mine', actions: [{ text: 'File', isDone: false }] },
    ...{ basedOn: notesIdOf(other), other },
  });
  expect(jest.mocked(saveMyNotes).mock.lastCall?.[2].basedOn).toBe('before');
});

describe('the confirmation mail', () => {
  test('is sent from the form, also without scripts, and all that was typed stays', async () => {
    jest.mocked(sendMyConfirmation).mockResolvedValue(success(null));
    const sent = answerWith('confirmation-sent', { ...answers, topic: '' });
    expect(await confirmAddress(bookingForm({ topic: '' }))).toEqual(sent);
    const post = bookingForm({ topic: '', confirmation: '1' });
    expect(await postBooking(answerWith('fresh'), post)).toEqual(sent);
    expect(bookMySession).not.toHaveBeenCalled();
  });

  test.each([
    ['too-many', { status: 'too-fast', retryAfterSeconds: 60 }],
    ['too-many-mails', { status: 'too-many-mails' }],
    ['unavailable', { status: 'not-sent' }],
  ] as const)('when it is refused: %s', async (problem, expected) => {
    jest.mocked(sendMyConfirmation).mockResolvedValue(failure(problem));
    expect(await confirmAddress(bookingForm())).toMatchObject({ ...expected, typed: answers });
  });
});

describe('waiting for a day', () => {
  const path = '/features/consultation';

  /** Where the browser is sent. */
  const destinationOf = (fields: Record<string, string>) =>
    changeWait({ status: null }, bookingForm(fields)).catch((error: Error) => error.message);

  test.each([
    [success(null), 'added'],
    [failure('not-confirmed'), 'notConfirmed'],
    [failure('too-many'), 'tooMany'],
    [failure('not-offered'), 'failed'],
  ] as const)('%j is answered with %s', async (result, outcome) => {
    jest.mocked(waitForDay).mockResolvedValue(result);
    expect(await destinationOf({ day: '2026-11-26' })).toBe(
      `to ${path}?kind=first-talk&day=2026-11-26&zone=Asia%2FDubai&wait=${outcome}`,
    );
  });

  test('leaving a list leads back to the day and the zone that the page showed', async () => {
    jest.mocked(stopWaiting).mockResolvedValue(success(null));
    const leave = { day: '2026-11-26', stop: '1' };
    expect(await destinationOf({ ...leave, shown: '2026-11-30' })).toBe(
      `to ${path}?kind=first-talk&day=2026-11-30&zone=Asia%2FDubai&wait=removed`,
    );
    expect(await destinationOf({ ...leave, shown: 'never', zone: 'x' })).toBe(
      `to ${path}?kind=first-talk&wait=removed`,
    );
    expect(jest.mocked(stopWaiting).mock.calls).toEqual([
      [member, '2026-11-26'],
      [member, '2026-11-26'],
    ]);
  });

  test('an invalid day or kind changes nothing', async () => {
    expect(await destinationOf({ day: 'never' })).toBe(`to ${path}`);
    expect(await destinationOf({ day: 'x'.repeat(100_000) })).toBe(`to ${path}`);
    expect(await destinationOf({ day: '2026-11-26', kind: 'x' })).toBe(`to ${path}`);
    jest.mocked(requireUserForAction).mockResolvedValue(failure('unavailable'));
    expect(await destinationOf({ kind: 'x', zone: '' })).toBe(`to ${path}?wait=failed`);
    jest.mocked(requireUserForAction).mockResolvedValue(failure('guest'));
    expect(await destinationOf({ day: '2026-11-26' })).toBe(
      `to /auth/signin?returnUrl=${encodeURIComponent(
        `${path}?kind=first-talk&day=2026-11-26&zone=Asia%2FDubai`,
      )}`,
    );
    // With the cookies of an ended session, the sign-in page would redirect to the dashboard.
    jest.mocked(requireUserForAction).mockResolvedValue(failure('ended'));
    expect(await destinationOf({ day: '2026-11-26' })).toEqual({ status: 'ended' });
    expect(waitForDay).not.toHaveBeenCalled();
  });
});
