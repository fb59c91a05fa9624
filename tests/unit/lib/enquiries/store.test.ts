import { randomUUID } from 'node:crypto';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { requireUser, requireUserForAction } from '@/lib/auth/session';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { answerTicket, listTickets } from '@/lib/enquiries/operator-store';
import { eraseEnquiries, readMyTickets, sendMyEnquiry } from '@/lib/enquiries/store';
import { firestore, storageBucket } from '@/lib/firebase/admin';

jest.mock('@/lib/auth/session', () => ({
  requireUser: jest.fn(),
  requireUserForAction: jest.fn(),
  nameOf: (error: Error) => error.name,
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn(), storageBucket: jest.fn() }));
// The kinds of files are a test of their own, and the package behind them is large.
jest.mock('@/lib/enquiries/file-kind', () => ({ fileKinds: { pdf: 'pdf' } }));

const environment = new FirestoreMock();
const db = environment.createDatabase().firestore();
const stored = new Map<string, { bytes: Buffer; options: unknown }>();
let isStorageDown = false;

function signIn(uid: string) {
  const member = { uid, email: '', isEmailVerified: true, username: uid, profileImage: null };
  jest.mocked(requireUser).mockResolvedValue({ ...member, sid: 's' });
  jest.mocked(requireUserForAction).mockResolvedValue({ ok: true, value: { ...member, sid: 's' } });
}

beforeEach(() => {
  isStorageDown = false;
  stored.clear();
  jest.mocked(firestore).mockReturnValue(db);
  const bucket = {
    file: (key: string) => ({
      save: (bytes: Buffer, options: unknown) => {
        if (isStorageDown) return Promise.reject(new Error('down'));
        stored.set(key, { bytes, options });
        return Promise.resolve();
      },
      delete: () => Promise.resolve(stored.delete(key)),
    }),
  };
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  signIn('asha');
});
afterEach(() => environment.resetAll());

const enquiry: Enquiry = { scope: 'website', budget: 'open', message: 'Pages for our small firm.' };
const pdf = { name: 'plan.pdf', kind: 'pdf' as const, bytes: Buffer.from('%PDF-') };

test('an enquiry becomes a ticket; its file lies under a name that says nothing', async () => {
  const sent = await sendMyEnquiry(randomUUID(), enquiry, pdf);
  if (!sent.ok) throw new Error(sent.problem);
  expect(await readMyTickets()).toEqual([
    {
      ...enquiry,
      number: sent.value,
      fileName: 'plan.pdf',
      status: 'received',
      history: [{ at: expect.any(Date), status: 'received', text: null }],
    },
  ]);
  const [key = '', file] = [...stored][0] ?? [];
  expect(key).toMatch(/^enquiries\/[\w-]{32}$/);
  expect(file?.options).toMatchObject({
    contentType: 'application/octet-stream',
    metadata: { contentDisposition: 'attachment; filename="enquiry.pdf"' },
  });
  signIn('ravi');
  expect(await readMyTickets()).toEqual([]);
});

test('sent twice, also at once, it is one ticket with one file', async () => {
  const id = randomUUID();
  const both = await Promise.all([
    sendMyEnquiry(id, enquiry, pdf),
    sendMyEnquiry(id, enquiry, pdf),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect(await sendMyEnquiry(id, enquiry, pdf)).toEqual(both[0]);
  expect(await readMyTickets()).toHaveLength(1);
  expect(stored.size).toBe(1);
});

test('a file that could not be stored is stored by the next attempt', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const id = randomUUID();
  isStorageDown = true;
  expect(await sendMyEnquiry(id, enquiry, pdf)).toEqual({ ok: false, problem: 'unavailable' });
  jest.mocked(console.error).mockRestore();
  isStorageDown = false;
  expect((await sendMyEnquiry(id, enquiry, pdf)).ok).toBe(true);
  expect((await readMyTickets())[0]?.fileName).toBe('plan.pdf');
  expect(stored.size).toBe(1);
});

test('the operator sees every ticket and moves it on; its history only grows', async () => {
  const sent = await sendMyEnquiry(randomUUID(), enquiry, null);
  if (!sent.ok) throw new Error(sent.problem);
  const number = sent.value;
  expect(await listTickets(db)).toMatchObject([{ number, status: 'received', file: null }]);
  const step = { number, status: 'answered', text: 'Gladly, from Monday.' };
  expect(await answerTicket(db, step, new Date('2026-11-23T05:00:00Z'))).toBe(true);
  expect(await answerTicket(db, { ...step, number: 'AY-0000-0000' }, new Date())).toBe(false);
  await expect(answerTicket(db, { ...step, status: 'paid' }, new Date())).rejects.toThrow(
    'received, in-work, answered, closed',
  );
  const [ticket] = await readMyTickets();
  expect(ticket?.status).toBe('answered');
  expect(ticket?.history.map(({ status, text }) => [status, text])).toEqual([
    ['received', null],
    ['answered', 'Gladly, from Monday.'],
  ]);
});

test('fifty are the most, and all go with the account, files too', async () => {
  for (let count = 0; count < 50; count++) await sendMyEnquiry(randomUUID(), enquiry, null);
  expect(await sendMyEnquiry(randomUUID(), enquiry, null)).toEqual({ ok: false, problem: 'full' });
  signIn('ravi');
  await sendMyEnquiry(randomUUID(), enquiry, pdf);
  await eraseEnquiries('ravi');
  await eraseEnquiries('ravi');
  expect(stored.size).toBe(0);
  expect(await listTickets(db)).toHaveLength(50);
});
