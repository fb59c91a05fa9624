import { randomUUID } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import * as accountForms from '@/app/(shell)/account/actions';
import * as avatar from '@/app/api/account/avatar/route';
import * as enquiries from '@/app/api/enquiries/route';
import * as learning from '@/app/api/learning/route';
import * as consultation from '@/app/features/consultation/actions';
import * as certificates from '@/app/features/financial-education/certificates/actions';
import * as lessonNotes from '@/app/features/financial-education/notes/actions';
import * as guestData from '@/lib/account/actions';
import { readLiveSession, type LiveSession } from '@/lib/auth/server/live-session';
import * as dashboard from '@/lib/dashboard/server/actions';
import { loadCourse } from '@/lib/education/server/source';
import { questionsOf } from '@/lib/education/domain/course';
import { ownerOf } from '@/lib/auth/domain/owner';
import { adminAuth, firestore, storageBucket } from '@/lib/firebase/admin';
import * as forms from '@/lib/examples/actions';
import * as holdings from '@/lib/holdings/actions';
import * as news from '@/lib/news/server/actions';
import * as options from '@/lib/options/server/actions';
import * as picks from '@/lib/picks/server/actions';
import * as saved from '@/lib/saved/actions';
import * as sip from '@/lib/sip/server/actions';
import * as tax from '@/lib/tax/server/actions';
import { serverActions } from '../../architecture/called-functions';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { formOf } from '@/tests/factories/form-of';
import { ownRequest } from '@/tests/factories/own-request';
import { fakeDate } from '@/tests/factories/timers';
import { sampleCourse } from '../education/sample-course';

const requestHeaders = new Headers({ origin: 'http://localhost' });

jest.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [], set: jest.fn() }),
  headers: async () => requestHeaders,
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  unstable_rethrow: jest.fn(),
  redirect: jest.fn((path: string) => {
    throw new Error(`to ${path}`);
  }),
}));
jest.mock('next/cache', () => ({
  ...jest.requireActual<typeof import('next/cache')>('next/cache'),
  refresh: jest.fn(),
}));
jest.mock('@/lib/env', () => {
  const { consultationSettings } = jest.requireActual<
    typeof import('@/tests/factories/consultation-settings')
  >('@/tests/factories/consultation-settings');
  return {
    env: {
      siteUrl: 'http://localhost',
      ownOrigins: ['http://localhost'],
      addressHeader: null,
      cookieKeys: ['for counts'],
      hasMailExtension: false,
      firebase: { apiKey: 'key', authEmulatorHost: null },
      grievance: { email: 'grievance@arthayatra.example' },
      consultation: consultationSettings,
    },
  };
});
jest.mock('@/lib/firebase/admin', () => ({
  adminAuth: jest.fn(),
  firestore: jest.fn(),
  storageBucket: jest.fn(),
}));
jest.mock('@/lib/limits/store', () => ({
  takeToken: () => Promise.resolve({ ok: true, value: null }),
}));
jest.mock('@/lib/auth/server/live-session', () => ({ readLiveSession: jest.fn() }));
jest.mock('@/lib/account/picture', () => ({
  readPicture: () =>
    Promise.resolve({ ok: true, value: { large: Buffer.from('l'), small: Buffer.from('s') } }),
}));
jest.mock('@/lib/picks/server/paper-source', () => ({ watchedCompanies: jest.fn() }));
jest.mock('@/lib/education/server/source', () => ({ loadCourse: jest.fn() }));
jest.mock('@/lib/crypto/server/source', () => ({
  loadMarket: () => Promise.resolve({ ok: false }),
}));
jest.mock('@/lib/funds/server/source', () => ({
  loadSchemes: () => Promise.resolve({ ok: false }),
}));
// The kinds of files are a test of their own, and the package behind them is large.
jest.mock('@/lib/enquiries/file-kind', () => ({ fileKinds: {}, fileKindOf: jest.fn() }));

const db = firestoreInMemory(jest.mocked(firestore));
const now = new Date('2026-11-23T03:00:00Z');
const uid = 'asha';
const sid = randomUUID();
const id = randomUUID();

const live = {
  kind: 'live',
  token: { uid, email: 'asha@example.com', email_verified: true },
  idToken: 'token',
  sid,
  profile: null,
  session: { lastSeenAt: { toMillis: () => now.getTime() } },
} as unknown as LiveSession;

beforeEach(async () => {
  fakeDate(now);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  jest.mocked(readLiveSession).mockReset().mockResolvedValue(live);
  jest.mocked(loadCourse).mockResolvedValue(sampleCourse);
  jest.mocked(adminAuth).mockReturnValue({
    updateUser: jest.fn(),
    revokeRefreshTokens: jest.fn(),
  } as never);
  jest.mocked(storageBucket).mockReturnValue({
    file: () => ({ save: () => Promise.resolve(), delete: () => Promise.resolve() }),
  } as never);
  // The stand-in for Firestore has none.
  const collections: unknown = Object.getPrototypeOf(db.collection('users'));
  jest.spyOn(collections as CollectionReference, 'listDocuments').mockResolvedValue([]);
  await db.doc(`users/${uid}`).set({ username: 'Asha', profileImage: null });
});
afterEach(() => jest.useRealTimers());

const lesson = 'a/a-lesson-1';
const booking = {
  ...{ key: id, kind: 'first-talk', at: '2026-11-25T04:30Z', zone: 'Asia/Kolkata', website: '' },
  ...{ topic: 'tax', horizon: 'over-7', risk: 'steady', question: 'Which?', attached: '' },
  agree: 'on',
};
const purchase = { assetClass: 'share', boughtOn: '2026-11-01', quantity: '2', cost: '900' };
const plan = { id, title: 'House', plan: 'm=5000&r=12&y=10&v=1' };
const headline = { id: 'a1', title: 'T', url: 'https://example.com/a', outlet: 'rbi' };
const csv = new File(
  ['class,instrument,bought_on,quantity,cost_rupees\nshare,TCS,2026-11-01,2,900\n'],
  'a.csv',
);
const trade = {
  ...{ id, strategy: 'Covered call', query: null, openedOn: '2026-11-01', spot: null, why: '' },
  ...{ entryRupees: 10, targetRupees: null, stopRupees: null, maxLossRupees: null, close: null },
};

function send(path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST') {
  const headers = { 'content-length': '2000', accept: 'application/json' };
  return ownRequest(path, { method, body, headers });
}

const statusOf = async (response: Promise<Response>) => (await response).status;

/** So that the path, as a student, is learnt. */
async function learnPath() {
  const answers = Object.fromEntries(
    questionsOf(sampleCourse[0]!.lessons).map(({ key }) => [
      key,
      [3, 2, 1].map((day) => ({
        ...{ atMs: now.getTime() - day * 24 * 3_600_000, isRight: true, askedIn: 'quiz' },
      })),
    ]),
  );
  await db.doc(`users/${uid}/learning/progress`).set({ version: 1, answers, places: {} });
}

const bookFirst = () => consultation.sendBooking(formOf(booking));

/** The state before, which says nothing to these actions. */
const fresh = {} as never;
const status = (value: string): unknown => expect.objectContaining({ status: value });
const containing = (text: string): unknown => expect.stringContaining(text);

/** Actions that go all the way to an item that is saved. */
const saving: Readonly<Record<string, () => unknown>> = {
  saveScreen: () =>
    picks.saveScreen(
      fresh,
      formOf({ id, title: 'Little debt', rule: 'Debt to equity < 0.5x', ranking: '' }),
    ),
  saveChecklist: () => picks.saveChecklist(fresh, formOf({ isin: 'INE000A01011', point: 'x' })),
  'picks: saveNote': () => picks.saveNote(fresh, formOf({ id, isin: 'INE000A01011', text: 'x' })),
  saveView: () => picks.saveView(fresh, formOf({ id, title: 'Mine', query: 'clean=1' })),
  saveRatio: () => picks.saveRatio(fresh, formOf({ id, name: 'Owed', formula: 'Debt / Sales' })),
  savePeers: () => picks.savePeers(fresh, formOf({ isin: 'INE000A01011', peer: 'INE000B01012' })),
  saveSipPlan: () => sip.saveSipPlan(formOf(plan)),
  saveLot: () => holdings.saveLot(fresh, formOf({ ...purchase, instrumentId: 'TCS' })),
  watch: () => holdings.watch(fresh, formOf({ id, assetClass: 'share', instrumentId: 'TCS' })),
  saveTransaction: () =>
    dashboard.saveTransaction(
      fresh,
      formOf({
        ...{ type: 'buy', assetClass: 'share', instrument: 'TCS' },
        ...{ on: '2026-11-01', quantity: '2', rupees: '900' },
      }),
    ),
  removeTransaction: () => holdings.removeTransaction(fresh, formOf({ id })),
  importHoldings: () => dashboard.importHoldings(fresh, formOf({ file: csv })),
  saveSharePrice: () =>
    dashboard.saveSharePrice(fresh, formOf({ instrumentId: 'TCS', price: '900' })),
  removeSharePrice: () => dashboard.removeSharePrice(fresh, formOf({ id })),
  saveTarget: () =>
    dashboard.saveTarget(
      fresh,
      formOf({ equity: '60', debt: '30', mixed: '10', coins: '0', cash: '0' }),
    ),
  saveHousehold: () => dashboard.saveHousehold(fresh, formOf({ monthlyIncomeRupees: '90000' })),
  removeSavedItem: () => saved.removeSavedItem(fresh, formOf({ id })),
  changeName: () => accountForms.changeName(fresh, formOf({ username: 'Asha Rao' })),
  saveBookmark: () => lessonNotes.saveBookmark(fresh, formOf({ lesson, bookmark: 'on' })),
  removeHighlight: () => lessonNotes.removeHighlight(fresh, formOf({ lesson, id })),
};

/** What shows that the action went all the way (`to …` is where it led), the call, and what must be there before it. */
type Row = readonly [outcome: unknown, call: () => unknown, before?: () => Promise<unknown>];

const rows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    Object.entries(saving).map(([name, call]): [string, Row] => [name, [status('saved'), call]]),
  ),
  saveTrade: [null, () => options.saveTrade(trade)],
  removeTrade: [null, () => options.removeTrade(id)],
  followOnPaper: [
    `to /features/stock-picks/paper/${id}`,
    () => {
      const chosen = { weighting: 'equal', brokerage: '20', screen: 'magic-formula' };
      const typed = { id, title: 'Mine', starts: 'today', amount: '100000', rule: '', ranking: '' };
      return picks.followOnPaper(fresh, formOf({ ...typed, ...chosen }));
    },
  ],
  mergeGuestData: [status('merged'), () => guestData.mergeGuestData({ items: [] })],
  postSipPlan: [containing('saved'), () => sip.postSipPlan(formOf(plan))],
  saveTaxCalculation: [
    'saved',
    () => tax.saveTaxCalculation(id, 'Mine', 'v=1&y=2026&sg=2000000&tc=2200000'),
  ],
  changeReadingListOfMine: [
    expect.objectContaining({ ok: true }),
    () => news.changeReadingListOfMine({ kind: 'mark-read', id: 'a' }),
  ],
  // It answers nothing.
  changeReadingListByForm: [
    undefined,
    () =>
      news.changeReadingListByForm(formOf({ change: JSON.stringify({ kind: 'save', headline }) })),
  ],
  saveCardLayout: [
    'saved',
    () => dashboard.saveCardLayout({ order: ['a'], hidden: [], collapsed: [] }),
  ],
  checkGoal: [expect.anything(), () => forms.checkGoal(fresh, formOf({}))],
  signOutDevice: [
    containing('device-signed-out'),
    () => accountForms.signOutDevice(fresh, formOf({ sid })),
  ],
  signOutEverywhere: [containing('reason=everywhere'), () => accountForms.signOutEverywhere()],
  sendConfirmation: [containing('verification-sent'), () => accountForms.sendConfirmation()],
  sendPasswordLink: [containing('password-link-sent'), () => accountForms.sendPasswordLink()],
  issueCertificate: [
    status('issued'),
    () =>
      certificates.issueCertificate(fresh, formOf({ name: 'Asha', path: 'a', id: 'x'.repeat(22) })),
    learnPath,
  ],
  withdrawCertificate: [
    'to /features/financial-education/certificates',
    () => certificates.withdrawCertificate(fresh, formOf({ id: 'x'.repeat(22) })),
  ],
  'notes: saveNote': [
    expect.objectContaining({ status: 'changed-elsewhere', other: 'first' }),
    () => lessonNotes.saveNote(fresh, formOf({ lesson, text: 'mine', basedOn: '0' })),
    () => lessonNotes.saveNote(fresh, formOf({ lesson, text: 'first', basedOn: '0' })),
  ],
  saveHighlight: ['invalid', () => lessonNotes.saveHighlight(lesson, {})],
  sendBooking: [status('booked'), bookFirst],
  postBooking: [
    containing('notice=booked'),
    () => consultation.postBooking(fresh, formOf(booking)),
  ],
  saveDraft: [status('draft-saved'), () => consultation.saveDraft(formOf(booking))],
  confirmAddress: [status('confirmation-sent'), () => consultation.confirmAddress(formOf(booking))],
  moveBooking: [
    containing('notice=moved'),
    () => consultation.moveBooking(fresh, formOf({ id, at: '2026-11-25T05:30Z' })),
    bookFirst,
  ],
  cancelBooking: [
    containing('notice=cancelledNow'),
    () => consultation.cancelBooking(fresh, formOf({ id })),
    bookFirst,
  ],
  withdrawAnswers: [
    containing('notice=withdrawn'),
    () => consultation.withdrawAnswers(fresh, formOf({ id })),
    bookFirst,
  ],
  saveNotes: [
    expect.objectContaining({ isSaved: true, typed: 'Read' }),
    () => consultation.saveNotes(fresh, formOf({ id, notes: 'Read' })),
    bookFirst,
  ],
  changeWait: [
    containing('wait=added'),
    () => consultation.changeWait(fresh, formOf({ day: '2026-11-25', kind: 'first-talk' })),
  ],
  'POST /api/learning': [
    200,
    () => {
      const event = { kind: 'read', id, atMs: now.getTime() - 1000, lesson, heading: null };
      const body = { owner: ownerOf(uid), events: [event] };
      return statusOf(learning.POST(send('/api/learning', body)));
    },
  ],
  'POST /api/enquiries': [
    200,
    () => {
      const fields = { id, scope: 'website', budget: 'open', website: '' };
      const form = formOf({ ...fields, message: 'Pages for our small firm.' });
      return statusOf(enquiries.POST(send('/api/enquiries', form)));
    },
  ],
  'POST /api/account/avatar': [
    200,
    () => statusOf(avatar.POST(send('/api/account/avatar', 'bytes'))),
  ],
  'DELETE /api/account/avatar': [
    200,
    () => statusOf(avatar.DELETE(send('/api/account/avatar', '', 'DELETE'))),
  ],
};

/** Where no member is required. */
const withoutMember = ['checkGoal'];

test('every server action has a row', () => {
  const named = Object.keys(rows).map((row) => row.replace(/^.*: /, ''));
  const actions = serverActions.map(({ name }) => name);
  expect(new Set(named.filter((name) => !name.includes('/')))).toEqual(new Set(actions));
});

async function outcomeOf(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('to ')) return error.message;
    throw error;
  }
}

test.each(Object.entries(rows))(
  '%s verifies the session once',
  async (name, [outcome, call, before]) => {
    await before?.();
    jest.mocked(readLiveSession).mockClear();
    expect(await outcomeOf(call)).toEqual(outcome);
    expect(readLiveSession).toHaveBeenCalledTimes(withoutMember.includes(name) ? 0 : 1);
  },
);

test.each(['POST', 'DELETE'] as const)('%s of a picture refuses a guest', async (method) => {
  jest.mocked(readLiveSession).mockResolvedValue({ kind: 'guest' });
  jest.mocked(firestore).mockClear();
  jest.mocked(storageBucket).mockClear();
  const { status } = await avatar[method](send('/api/account/avatar', 'bytes', method));
  expect(status).toBe(401);
  expect(firestore).not.toHaveBeenCalled();
  expect(storageBucket).not.toHaveBeenCalled();
});
