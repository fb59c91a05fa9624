import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { requireUser, type Member } from '@/lib/auth/server/session';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { answerTicket, findTicket, listTickets } from '@/lib/enquiries/operator-store';
import { eraseEnquiries, readMyTickets, sendMyEnquiry } from '@/lib/enquiries/store';
import { newTicketNumber, ticketNumberOf } from '@/lib/enquiries/ticket-number';
import { firestore, storageBucket } from '@/lib/firebase/admin';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { memberOf } from '@/tests/factories/member';
import { storageInMemory } from '@/tests/factories/storage-in-memory';
import { failure, success } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/auth/server/session', () => ({
  requireUser: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn(), storageBucket: jest.fn() }));
jest.mock('@/lib/enquiries/ticket-number', () => {
  const real = jest.requireActual<typeof import('@/lib/enquiries/ticket-number')>(
    '@/lib/enquiries/ticket-number',
  );
  return { ...real, newTicketNumber: jest.fn(real.newTicketNumber) };
});
// The kinds of files are a test of their own, and the package behind them is large.
jest.mock('@/lib/enquiries/file-kind', () => ({ fileKinds: { pdf: 'pdf' } }));

const db = firestoreInMemory(jest.mocked(firestore));
const { bucket, files: stored, optionsOf } = storageInMemory();
let isStorageDown = false;
let onUpload = async () => {};

let member: Member;

function signIn(uid: string) {
  member = memberOf(uid);
  jest.mocked(requireUser).mockResolvedValue(member);
}

beforeEach(() => {
  isStorageDown = false;
  onUpload = async () => {};
  stored.clear();
  const file = (key: string) => ({
    ...bucket.file(key),
    save: async (bytes: Buffer, options: object) => {
      if (isStorageDown) throw new Error('down');
      await onUpload();
      await bucket.file(key).save(bytes, options);
    },
  });
  jest.mocked(storageBucket).mockReturnValue({ file } as never);
  signIn('asha');
});

const enquiry: Enquiry = { scope: 'website', budget: 'open', message: 'Pages for our small firm.' };
const pdf = { name: 'plan.pdf', kind: 'pdf' as const, bytes: Buffer.from('%PDF-') };
const send = (id: string, file: typeof pdf | null = null, said = enquiry) =>
  sendMyEnquiry(member, id, said, file);

test('an enquiry becomes a ticket; its file has a name of random letters', async () => {
  const sent = valueOf(await send(randomUUID(), pdf));
  const history = [{ at: expect.any(Date), status: 'received', text: null }];
  expect(await readMyTickets()).toEqual([
    { ...enquiry, number: sent, fileName: 'plan.pdf', status: 'received', history },
  ]);
  const [key = ''] = stored.keys();
  expect(key).toMatch(/^enquiries\/[\w-]{32}$/);
  expect(optionsOf.get(key)).toMatchObject({
    contentType: 'application/octet-stream',
    metadata: { contentDisposition: 'attachment; filename="enquiry.pdf"' },
  });
  signIn('ravi');
  expect(await readMyTickets()).toEqual([]);
});

test('sent twice, also at once, it is one ticket with one file', async () => {
  const id = randomUUID();
  const both = await Promise.all([send(id, pdf), send(id, pdf)]);
  expect(both[0]).toEqual(both[1]);
  expect(await send(id, pdf)).toEqual(both[0]);
  expect(await readMyTickets()).toHaveLength(1);
  expect(stored.size).toBe(1);
});

test('the same form with another text is another ticket, once', async () => {
  const id = randomUUID();
  const first = await send(id, pdf);
  const changed = { ...enquiry, message: 'And a calculator for our clients, please.' };
  const second = await send(id, pdf, changed);
  expect(second).not.toEqual(first);
  expect(await send(id, pdf, changed)).toEqual(second);
  expect(await send(id, pdf)).toEqual(first);
  const tickets = await readMyTickets();
  expect(tickets.map(({ message }) => message).sort()).toEqual([changed.message, enquiry.message]);
  expect(tickets.map(({ fileName }) => fileName)).toEqual(['plan.pdf', 'plan.pdf']);
  expect(stored.size).toBe(2);
});

test('a file that is added or changed after Back arrives, on a ticket of its own', async () => {
  const id = randomUUID();
  const other = { ...pdf, bytes: Buffer.from('%PDF-2') };
  const withoutFile = await send(id);
  const withFile = await send(id, pdf);
  const withOther = await send(id, other);
  const numbers = [withoutFile, withFile, withOther].map((sent) => sent.ok && sent.value);
  expect(new Set(numbers).size).toBe(3);
  expect(await send(id, other)).toEqual(withOther);
  expect(await send(id)).toEqual(withoutFile);
  expect([...stored.values()]).toEqual([pdf.bytes, other.bytes]);
  const withFiles = (await readMyTickets()).filter(({ fileName }) => fileName === 'plan.pdf');
  expect(withFiles).toHaveLength(2);
});

test('a file that arrives after its account was deleted is deleted', async () => {
  jest.spyOn(console, 'error').mockReturnValueOnce();
  onUpload = () => eraseEnquiries('asha');
  const sent = await send(randomUUID(), pdf);
  expect(sent).toEqual(failure('unavailable'));
  expect(stored.size).toBe(0);
  expect(await readMyTickets()).toEqual([]);
});

test('the file of a record that has another shape is deleted with it', async () => {
  stored.set('enquiries/old', pdf.bytes);
  await db.doc('users/asha/enquiries/old').set({ ...enquiry, file: { key: 'enquiries/old' } });
  await eraseEnquiries('asha');
  expect(stored.size).toBe(0);
});

test('the same form of another member is another ticket with another number', async () => {
  const id = randomUUID();
  const ofAsha = valueOf(await send(id));
  signIn('ravi');
  const ofRavi = await send(id);
  expect(valueOf(ofRavi)).not.toBe(ofAsha);
  expect(await readMyTickets()).toMatchObject([{ number: valueOf(ofRavi) }]);
  expect(await send(id)).toEqual(ofRavi);
});

test('a number that is taken is not given out again, also when its ticket is gone', async () => {
  const taken = 'AY-0000-0001';
  jest.mocked(newTicketNumber).mockReturnValueOnce(taken);
  expect(await send(randomUUID())).toEqual(success(taken));
  await eraseEnquiries('asha');
  signIn('ravi');
  jest.mocked(newTicketNumber).mockReturnValueOnce(taken).mockReturnValueOnce('AY-0000-0002');
  expect(await send(randomUUID())).toEqual(success('AY-0000-0002'));
});

describe('tickets from before numbers were unique', () => {
  const id = randomUUID();
  const old = { ...enquiry, file: null, status: 'received', history: [] };
  const numberOfBoth = ticketNumberOf({ id, get: () => undefined });

  beforeEach(async () => {
    await db.doc(`users/asha/enquiries/${id}`).set({ ...old, number: numberOfBoth });
    await db.doc(`users/ravi/enquiries/${id}`).set(old);
  });

  test('one without a stored number is shown under the number of its id', async () => {
    signIn('ravi');
    expect(await readMyTickets()).toMatchObject([{ number: numberOfBoth }]);
    expect(await send(id)).toEqual(success(numberOfBoth));
  });

  test.each([
    ['number', numberOfBoth],
    ['id', id],
  ])('where a %s fits two, they are listed and nothing is changed', async (_, number) => {
    const step = { number, status: 'answered', text: 'For Asha alone.' };
    const listed = `asha/${id}  ${numberOfBoth}\n  ravi/${id}  ${numberOfBoth}`;
    await expect(answerTicket(db, step, new Date())).rejects.toThrow(listed);
    await expect(findTicket(db, number)).rejects.toThrow(listed);
    const { docs } = await db.collectionGroup('enquiries').get();
    const statuses = docs.map((document) => document.get('status') as unknown);
    expect(statuses).toEqual(['received', 'received']);
  });

  test('member and id name one of them', async () => {
    const step = { number: `asha/${id}`, status: 'answered', text: 'For Asha alone.' };
    expect(await answerTicket(db, step, new Date())).toBe(true);
    expect(await findTicket(db, `asha/${id}`)).toMatchObject({ status: 'answered' });
    expect(await findTicket(db, `ravi/${id}`)).toMatchObject({ status: 'received' });
  });
});

test('a file that could not be stored is stored by the next attempt', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const id = randomUUID();
  isStorageDown = true;
  expect(await send(id, pdf)).toEqual(failure('unavailable'));
  jest.mocked(console.error).mockRestore();
  isStorageDown = false;
  expect((await send(id, pdf)).ok).toBe(true);
  expect((await readMyTickets())[0]?.fileName).toBe('plan.pdf');
  expect(stored.size).toBe(1);
});

test('the operator lists and answers tickets; each step is added to the history', async () => {
  const number = valueOf(await send(randomUUID()));
  expect(await listTickets(db)).toMatchObject([{ number, status: 'received', file: null }]);
  const step = { number, status: 'answered', text: 'Gladly, from Monday.' };
  expect(await answerTicket(db, step, new Date('2026-11-23T05:00:00Z'))).toBe(true);
  expect(await answerTicket(db, { ...step, number: 'AY-0000-0000' }, new Date())).toBe(false);
  expect(await findTicket(db, ` ${number.toLowerCase()}`)).toMatchObject({ number });
  const unknown = answerTicket(db, { ...step, status: 'paid' }, new Date());
  await expect(unknown).rejects.toThrow('received, in-work, answered, closed');
  const [ticket] = await readMyTickets();
  expect(ticket?.status).toBe('answered');
  expect(ticket?.history.map(({ status, text }) => [status, text])).toEqual([
    ['received', null],
    ['answered', 'Gladly, from Monday.'],
  ]);
});

test('an answer that is too long is refused with its length, and nothing is cut off', async () => {
  const number = valueOf(await send(randomUUID()));
  const step = { number, status: 'answered', text: 'x'.repeat(2_001) };
  await expect(answerTicket(db, step, new Date())).rejects.toThrow('has 2001 characters');
  expect(await listTickets(db)).toMatchObject([{ status: 'received' }]);
  const longest = { ...step, text: '😀'.repeat(2_000) };
  expect(await answerTicket(db, longest, new Date())).toBe(true);
  const [ticket] = await readMyTickets();
  expect(ticket?.history.at(-1)?.text).toBe(longest.text);
});

test('the operator’s list has the day in India on which an enquiry was sent', async () => {
  const at = Timestamp.fromDate(new Date('2026-11-22T20:00:00Z'));
  const history = [{ at, status: 'received', text: null }];
  await db
    .doc(`users/asha/enquiries/${randomUUID()}`)
    .set({ ...enquiry, file: null, status: 'received', history });
  expect(await listTickets(db)).toMatchObject([{ day: '2026-11-23' }]);
});

test('a member has fifty tickets at most, and all are deleted with the account, files too', async () => {
  for (let count = 0; count < 50; count++) await send(randomUUID());
  expect(await send(randomUUID())).toEqual(failure('full'));
  signIn('ravi');
  await send(randomUUID(), pdf);
  await eraseEnquiries('ravi');
  await eraseEnquiries('ravi');
  expect(stored.size).toBe(0);
  expect(await listTickets(db)).toHaveLength(50);
});
