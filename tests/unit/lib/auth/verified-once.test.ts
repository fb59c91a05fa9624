import { randomUUID } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { NextRequest } from 'next/server';
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
import { ownerOf } from '@/lib/education/domain/owner';
import { adminAuth, firestore, storageBucket } from '@/lib/firebase/admin';
import * as forms from '@/lib/forms/actions';
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
import { timersButDate } from '@/tests/factories/timers';
import { sampleCourse } from '../education/sample-course';

const requestHeaders = new Headers({ origin: 'http://localhost' });

jest.mock('next/headers', () => ({
  cookies: async () => ({ set: jest.fn() }),
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
  const { readConsultation } =
    jest.requireActual<typeof import('@/lib/env.consultation')>('@/lib/env.consultation');
  return {
    env: {
      siteUrl: 'http://localhost',
      ownOrigins: ['http://localhost'],
      addressHeader: null,
      cookieKeys: ['for counts'],
      hasMailExtension: false,
      firebase: { apiKey: 'key', authEmulatorHost: null },
      grievance: { email: 'grievance@arthayatra.example' },
      consultation: readConsultation({
        CONSULTATION_HOURS: 'mon-fri 10:00-13:00',
        CONSULTATION_HOST: 'Meera',
        CONSULTATION_ROOM: 'https://meet.example/room',
        CONSULTATION_EMAIL: 'host@arthayatra.example',
        CONSULTATION_RULES: 'cap 3, cutoff 12, moves 1, buffer 15',
      }).settings,
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

const realFetch = globalThis.fetch;
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
  jest.useFakeTimers({ now, doNotFake: timersButDate });
  globalThis.fetch = jest.fn(async () => new Response('{}'));
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
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

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

function post(path: string, body: BodyInit, method = 'POST') {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-length': '2000',
    accept: 'application/json',
  };
  return new NextRequest(`http://localhost${path}`, { method, body, headers });
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

type Row = {
  call: () => unknown;
  /** What shows that the action went all the way; `to …` is the address to which it led. Absent: it answers nothing. */
  outcome?: unknown;
  before?: () => Promise<unknown>;
  /** None where no member is required. */
  verifications?: number;
};

const isSaved: unknown = expect.objectContaining({ status: 'saved' });
const rows: Readonly<Record<string, Row>> = {
  saveTrade: { call: () => options.saveTrade(trade), outcome: null },
  removeTrade: { call: () => options.removeTrade(id), outcome: null },
  saveScreen: {
    call: () =>
      picks.saveScreen(
        { status: null, typed: { id: '', title: '', rule: '', ranking: '' }, problems: {} },
        formOf({ id, title: 'Little debt', rule: 'Debt to equity < 0.5x', ranking: '' }),
      ),
    outcome: isSaved,
  },
  saveChecklist: {
    call: () =>
      picks.saveChecklist(
        { status: null, points: [] },
        formOf({ isin: 'INE000A01011', point: 'x' }),
      ),
    outcome: isSaved,
  },
  'picks: saveNote': {
    call: () =>
      picks.saveNote({ status: null, text: '' }, formOf({ id, isin: 'INE000A01011', text: 'x' })),
    outcome: isSaved,
  },
  saveView: {
    call: () =>
      picks.saveView({ status: null, title: '' }, formOf({ id, title: 'Mine', query: 'clean=1' })),
    outcome: isSaved,
  },
  saveRatio: {
    call: () =>
      picks.saveRatio(
        { status: null, typed: { name: '', formula: '' }, problems: { name: null, formula: null } },
        formOf({ id, name: 'Owed', formula: 'Debt / Sales' }),
      ),
    outcome: isSaved,
  },
  savePeers: {
    call: () =>
      picks.savePeers({ status: null }, formOf({ isin: 'INE000A01011', peer: 'INE000B01012' })),
    outcome: isSaved,
  },
  followOnPaper: {
    call: () => {
      const typed = { title: 'Mine', starts: 'today', amount: '100000' };
      const chosen = { weighting: 'equal', brokerage: '20', screen: 'magic-formula' };
      return picks.followOnPaper(
        { status: null, typed: { ...typed, weighting: '', brokerage: '' }, problems: [] },
        formOf({ id, ...typed, ...chosen, rule: '', ranking: '' }),
      );
    },
    outcome: `to /features/stock-picks/paper/${id}`,
  },
  mergeGuestData: {
    call: () => guestData.mergeGuestData({ items: [] }),
    outcome: expect.objectContaining({ status: 'merged' }),
  },
  saveSipPlan: { call: () => sip.saveSipPlan(formOf(plan)), outcome: isSaved },
  postSipPlan: {
    call: () => sip.postSipPlan(formOf(plan)),
    outcome: expect.stringContaining('saved'),
  },
  saveTaxCalculation: {
    call: () => tax.saveTaxCalculation(id, 'Mine', 'v=1&y=2026&sg=2000000&tc=2200000'),
    outcome: 'saved',
  },
  saveLot: {
    call: () =>
      holdings.saveLot(
        { status: null, typed: purchase, problems: {} },
        formOf({ ...purchase, instrumentId: 'TCS' }),
      ),
    outcome: isSaved,
  },
  watch: {
    call: () =>
      holdings.watch({ status: null }, formOf({ id, assetClass: 'share', instrumentId: 'TCS' })),
    outcome: isSaved,
  },
  changeReadingListOfMine: {
    call: () => news.changeReadingListOfMine({ kind: 'mark-read', id: 'a' }),
    outcome: expect.objectContaining({ ok: true }),
  },
  changeReadingListByForm: {
    call: () =>
      news.changeReadingListByForm(formOf({ change: JSON.stringify({ kind: 'save', headline }) })),
  },
  saveCardLayout: {
    call: () => dashboard.saveCardLayout({ order: ['a'], hidden: [], collapsed: [] }),
    outcome: 'saved',
  },
  addPurchase: {
    call: () => dashboard.addPurchase({} as never, formOf({ ...purchase, instrument: 'TCS' })),
    outcome: isSaved,
  },
  importHoldings: {
    call: () => dashboard.importHoldings({} as never, formOf({ file: csv })),
    outcome: isSaved,
  },
  saveSharePrice: {
    call: () =>
      dashboard.saveSharePrice({} as never, formOf({ instrumentId: 'TCS', price: '900' })),
    outcome: isSaved,
  },
  saveTarget: {
    call: () =>
      dashboard.saveTarget(
        {} as never,
        formOf({ equity: '60', debt: '30', mixed: '10', coins: '0', cash: '0' }),
      ),
    outcome: isSaved,
  },
  saveHousehold: {
    call: () => dashboard.saveHousehold({} as never, formOf({ monthlyIncomeRupees: '90000' })),
    outcome: isSaved,
  },
  removeSavedItem: {
    call: () => saved.removeSavedItem({ status: null }, formOf({ id })),
    outcome: isSaved,
  },
  checkGoal: {
    call: () => forms.checkGoal({} as never, formOf({})),
    outcome: expect.anything(),
    verifications: 0,
  },
  changeName: {
    call: () =>
      accountForms.changeName({ status: 'fresh', typed: '' }, formOf({ username: 'Asha Rao' })),
    outcome: isSaved,
  },
  signOutDevice: {
    call: () => accountForms.signOutDevice({ status: null }, formOf({ sid })),
    outcome: expect.stringContaining('device-signed-out'),
  },
  signOutEverywhere: {
    call: () => accountForms.signOutEverywhere(),
    outcome: expect.stringContaining('reason=everywhere'),
  },
  sendConfirmation: {
    call: () => accountForms.sendConfirmation(),
    outcome: expect.stringContaining('verification-sent'),
  },
  sendPasswordLink: {
    call: () => accountForms.sendPasswordLink(),
    outcome: expect.stringContaining('password-link-sent'),
  },
  issueCertificate: {
    before: learnPath,
    call: () =>
      certificates.issueCertificate(
        { status: null, name: '', id: null },
        formOf({ name: 'Asha', path: 'a', id: 'x'.repeat(22) }),
      ),
    outcome: expect.objectContaining({ status: 'issued' }),
  },
  withdrawCertificate: {
    call: () => certificates.withdrawCertificate({ status: null }, formOf({ id: 'x'.repeat(22) })),
    outcome: 'to /features/financial-education/certificates',
  },
  saveBookmark: {
    call: () => lessonNotes.saveBookmark({ status: null }, formOf({ lesson, bookmark: 'on' })),
    outcome: isSaved,
  },
  'notes: saveNote': {
    before: () =>
      lessonNotes.saveNote({} as never, formOf({ lesson, text: 'first', basedOn: '0' })),
    call: () => lessonNotes.saveNote({} as never, formOf({ lesson, text: 'mine', basedOn: '0' })),
    outcome: expect.objectContaining({ status: 'changed-elsewhere', other: 'first' }),
  },
  saveHighlight: { call: () => lessonNotes.saveHighlight(lesson, {}), outcome: 'invalid' },
  removeHighlight: {
    call: () => lessonNotes.removeHighlight({ status: null }, formOf({ lesson, id })),
    outcome: isSaved,
  },
  sendBooking: { call: bookFirst, outcome: expect.objectContaining({ status: 'booked' }) },
  postBooking: {
    call: () => consultation.postBooking({} as never, formOf(booking)),
    outcome: expect.stringContaining('notice=booked'),
  },
  saveDraft: {
    call: () => consultation.saveDraft(formOf(booking)),
    outcome: expect.objectContaining({ status: 'draft-saved' }),
  },
  confirmAddress: {
    call: () => consultation.confirmAddress(formOf(booking)),
    outcome: expect.objectContaining({ status: 'confirmation-sent' }),
  },
  moveBooking: {
    before: bookFirst,
    call: () => consultation.moveBooking({} as never, formOf({ id, at: '2026-11-25T05:30Z' })),
    outcome: expect.stringContaining('notice=moved'),
  },
  cancelBooking: {
    before: bookFirst,
    call: () => consultation.cancelBooking({} as never, formOf({ id })),
    outcome: expect.stringContaining('notice=cancelledNow'),
  },
  withdrawAnswers: {
    before: bookFirst,
    call: () => consultation.withdrawAnswers({} as never, formOf({ id })),
    outcome: expect.stringContaining('notice=withdrawn'),
  },
  saveNotes: {
    before: bookFirst,
    call: () => consultation.saveNotes({} as never, formOf({ id, notes: 'Read' })),
    outcome: expect.stringContaining('notice=notesSaved'),
  },
  changeWait: {
    call: () =>
      consultation.changeWait({ status: null }, formOf({ day: '2026-11-25', kind: 'first-talk' })),
    outcome: expect.stringContaining('wait=added'),
  },
  'POST /api/learning': {
    call: () => {
      const event = { kind: 'read', id, atMs: now.getTime() - 1000, lesson, heading: null };
      const body = JSON.stringify({ owner: ownerOf(uid), events: [event] });
      return statusOf(learning.POST(post('/api/learning', body)));
    },
    outcome: 200,
  },
  'POST /api/enquiries': {
    call: () => {
      const fields = { id, scope: 'website', budget: 'open', website: '' };
      const form = formOf({ ...fields, message: 'Pages for our small firm.' });
      return statusOf(enquiries.POST(post('/api/enquiries', form)));
    },
    outcome: 200,
  },
  'POST /api/account/avatar': {
    call: () => statusOf(avatar.POST(post('/api/account/avatar', 'bytes'))),
    outcome: 200,
  },
  'DELETE /api/account/avatar': {
    call: () => statusOf(avatar.DELETE(post('/api/account/avatar', '', 'DELETE'))),
    outcome: 200,
  },
};

test('every server action has a row', () => {
  const named = Object.keys(rows).map((row) => row.replace(/^.*: /, ''));
  const actions = serverActions.map(({ name }) => name);
  expect(new Set(named.filter((name) => !name.includes('/')))).toEqual(new Set(actions));
});

async function outcomeOf({ call }: Row): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('to ')) return error.message;
    throw error;
  }
}

test.each(Object.entries(rows))('%s verifies the session once', async (_, row) => {
  await row.before?.();
  jest.mocked(readLiveSession).mockClear();
  const outcome = await outcomeOf(row);
  expect(outcome).toEqual(row.outcome);
  expect(readLiveSession).toHaveBeenCalledTimes(row.verifications ?? 1);
});

test.each(['POST', 'DELETE'] as const)(
  '%s of a picture does nothing for a guest',
  async (method) => {
    jest.mocked(readLiveSession).mockResolvedValue({ kind: 'guest' });
    jest.mocked(firestore).mockClear();
    jest.mocked(storageBucket).mockClear();
    const { status } = await avatar[method](post('/api/account/avatar', 'bytes', method));
    expect(status).toBe(401);
    expect(firestore).not.toHaveBeenCalled();
    expect(storageBucket).not.toHaveBeenCalled();
  },
);
