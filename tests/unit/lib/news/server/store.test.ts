import { firestore } from '@/lib/firebase/admin';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { changeMyReadingList, mergeIntoMyNews, readMyReadingList } from '@/lib/news/server/store';
import { saverOf } from '@/lib/saved/store';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { sessionAnswers, signInAs } from '@/tests/factories/mocked-session';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/auth/server/session', () => ({
  findUser: jest.fn(),
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { cookieKeys: ['k'.repeat(32)] } }));

const db = firestoreInMemory(jest.mocked(firestore));

beforeEach(() => signInAs('asha'));

it('begins empty, stores a change, and belongs to one member only', async () => {
  expect(await readMyReadingList()).toEqual(success(emptyReadingList));
  await changeMyReadingList({ kind: 'mute-word', word: 'IPL' });
  expect(await readMyReadingList()).toEqual(success({ ...emptyReadingList, mutedWords: ['ipl'] }));
  signInAs('ravi');
  expect(await readMyReadingList()).toEqual(success(emptyReadingList));
});

it('a change builds on what the account has, not on what this device knew', async () => {
  await changeMyReadingList({ kind: 'mark-read', id: 'a' });
  await changeMyReadingList({ kind: 'mark-read', id: 'b' });
  const readingList = await readMyReadingList();
  expect(readingList.ok && [...readingList.value.read].sort()).toEqual(['a', 'b']);
});

it('what a guest saved joins what the account has, once', async () => {
  await changeMyReadingList({ kind: 'mute-word', word: 'IPL' });
  const guest = { ...emptyReadingList, mutedWords: ['repo'], read: ['a'] };
  await mergeIntoMyNews(saverOf({ uid: 'asha' }), guest);
  await mergeIntoMyNews(saverOf({ uid: 'asha' }), guest);
  expect(await readMyReadingList()).toEqual(
    success({ ...emptyReadingList, mutedWords: ['ipl', 'repo'], read: ['a'] }),
  );
});

it('stores no PAN, whatever a browser sends and an earlier release stored', async () => {
  const named = {
    id: 'a',
    title: 'Attachment notice to Himadri Rao (PAN: AAAAA0000A)',
    link: 'https://sebi.example/notice-pan-aaaaa0000a-_1.html',
    outlet: 'sebi',
    publishedAt: null,
    language: 'en',
  } as const;
  const document = db.doc('users/asha/news/reading-list');
  await document.set({ later: [{ ...named, id: 'b' }] });
  await changeMyReadingList({ kind: 'save', headline: named });
  const stored = JSON.stringify((await document.get()).data());
  expect(stored).not.toMatch(/[a-z]{5}\d{4}[a-z]/i);
  expect(stored.match(/PAN withheld/g)).toHaveLength(2);
});

it('a guest has none, and a signed-out reader is informed', async () => {
  sessionAnswers(failure('guest'));
  expect(await readMyReadingList()).toEqual(failure('guest'));
  sessionAnswers(failure('ended'));
  expect(await changeMyReadingList({ kind: 'mark-read', id: 'a' })).toEqual(failure('ended'));
});

it('a database that does not answer is no empty reading list', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(firestore).mockImplementation(() => {
    throw new Error('down');
  });
  expect(await readMyReadingList()).toEqual(failure('unavailable'));
  expect(await changeMyReadingList({ kind: 'drop', id: 'a' })).toEqual(failure('unavailable'));
  expect(noise).toHaveBeenCalledTimes(2);
});
