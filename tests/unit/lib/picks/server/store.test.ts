import { NextRequest } from 'next/server';
import { GET as ownScreenFile } from '@/app/features/stock-picks/own/screen.csv/route';
import { requireUser } from '@/lib/auth/server/session';
import { firestore } from '@/lib/firebase/admin';
import { watch } from '@/lib/holdings/actions';
import {
  saveChecklist,
  saveNote,
  savePeers,
  saveRatio,
  saveScreen,
  saveView,
} from '@/lib/picks/server/actions';
import { savedForShareOf } from '@/lib/picks/data/saved-for-share';
import { readMyPicks, withPresentIsins } from '@/lib/picks/server/store';
import { failure } from '@/lib/result';
import { newSavedId } from '@/lib/saved/saved-item';
import { removeMySavedItem, requireSaver } from '@/lib/saved/store';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { formOf } from '@/tests/factories/form-of';
import { memberOf } from '@/tests/factories/member';
import { sessionAnswers, signInAs } from '@/tests/factories/mocked-session';
import { fakeDate } from '@/tests/factories/timers';
import { valueOf } from '@/tests/factories/value-of';
import { companyOf, universeOf } from '../universe-examples';

jest.mock('@/lib/auth/server/session', () => ({
  findUser: jest.fn(),
  requireUser: jest.fn(),
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/env', () => ({ env: { addressHeader: null } }));
jest.mock('@/lib/picks/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseExport: jest.fn() }));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({
  takeToken: () => Promise.resolve({ ok: true, value: null }),
}));
jest.mock('next/cache', () => ({ refresh: jest.fn() }));

const db = firestoreInMemory(jest.mocked(firestore));

function signIn(uid: string) {
  jest.mocked(requireUser).mockResolvedValue(memberOf(uid));
  signInAs(uid);
}

function signOut() {
  jest.mocked(requireUser).mockRejectedValue(new Error('to sign-in'));
  sessionAnswers(failure('guest'));
}

const nothingTyped = { id: '', title: '', rule: '', ranking: '' };
const screenState = { status: null, typed: nothingTyped, problems: {} };
const checklistState = { status: null, points: [] };
const noteState = { status: null, text: '' };
const ranking = {
  criteria: [{ expressionText: 'Price to earnings', better: 'lower', weight: 2 }],
  take: 20,
};
const typedScreen = (changes: Partial<typeof nothingTyped> = {}) => ({
  id: newSavedId(),
  title: 'Little debt',
  rule: 'Debt to equity < 0.5x AND Return on equity > 15%',
  ranking: JSON.stringify(ranking),
  ...changes,
});
const putScreen = (typed: typeof nothingTyped) => saveScreen(screenState, formOf(typed));

async function mine() {
  return valueOf(await readMyPicks(await requireUser()));
}

beforeEach(() => signIn('asha'));

test('a screen is read as it was saved; the same form sent again saves it once', async () => {
  const typed = typedScreen();
  expect(await putScreen(typed)).toEqual({ status: 'saved', typed, problems: {} });
  await putScreen({ ...typed, title: 'Less debt' });
  const { id, rule: ruleText } = typed;
  expect((await mine()).screens).toEqual([{ id, title: 'Less debt', ruleText, ranking }]);
});

const luck = { criteria: [{ expressionText: 'Luck', better: 'lower', weight: 1 }], take: null };

test.each([
  ['a rule that ends early', { rule: 'Debt to equity < ' }, { rule: { found: '' } }],
  ['no title', { title: ' ' }, { isTitleWrong: true }],
  ['a title too long', { title: 'x'.repeat(61) }, { isTitleWrong: true }],
  ['a ranking that is no JSON', { ranking: '{' }, { isRankingWrong: true }],
  ['a ranking of another shape', { ranking: '{"take":0}' }, { isRankingWrong: true }],
  ['a ranking that cannot be read', { ranking: JSON.stringify(luck) }, { isRankingWrong: true }],
])('a screen with %s is refused, and comes back', async (_, changes, problems) => {
  const typed = typedScreen(changes);
  expect(await putScreen(typed)).toMatchObject({ status: 'invalid', typed, problems });
  expect((await mine()).screens).toEqual([]);
});

test('a screen without ranking is read; one whose words the language no longer knows is not', async () => {
  await putScreen(typedScreen({ ranking: '' }));
  await db.doc(`users/asha/saved/${newSavedId()}`).set({
    ...{ kind: 'picks-screen', version: 1, updatedAt: new Date() },
    data: { title: 'Old', ruleText: 'Forgotten ratio > 1', ranking: null },
  });
  expect((await mine()).screens.map(({ ranking: order }) => order)).toEqual([null]);
});

test('a share is watched once; each kind of item is separate', async () => {
  const share = { assetClass: 'share', instrumentId: 'ALPHA' };
  await watch({ status: null }, formOf({ id: newSavedId(), ...share }));
  await watch(
    { status: null },
    formOf({ id: newSavedId(), assetClass: 'coin', instrumentId: 'bitcoin' }),
  );
  const { watched, screens, notes, checklists } = await mine();
  expect(watched.map(({ instrumentId }) => instrumentId)).toEqual(['ALPHA']);
  expect([screens, notes, checklists]).toEqual([[], [], []]);
});

test('a share has one checklist: the next one replaces it, empty points are left out', async () => {
  const isin = 'INE000A01011';
  const first = formOf({ isin, point: ['No pledge', ' ', 'I understand it'], met: ['2'] });
  const points = [
    { text: 'No pledge', isMet: false },
    { text: 'I understand it', isMet: true },
  ];
  expect(await saveChecklist(checklistState, first)).toEqual({ status: 'saved', points });
  expect((await mine()).checklists).toEqual([{ isin, points }]);
  await saveChecklist(checklistState, formOf({ isin, point: 'No pledge', met: '0' }));
  await saveChecklist(checklistState, formOf({ isin: 'INE000B01012', point: 'Other' }));
  const { checklists } = await mine();
  expect(checklists).toHaveLength(2);
  expect(checklists).toContainEqual({ isin, points: [{ text: 'No pledge', isMet: true }] });
});

test.each([
  ['a point too long', { isin: 'INE000A01011', point: 'x'.repeat(201) }],
  ['too many points', { isin: 'INE000A01011', point: Array.from({ length: 31 }, () => 'x') }],
  ['no share', { isin: '../other', point: 'x' }],
])('a checklist with %s is refused, and comes back', async (_, fields) => {
  const state = await saveChecklist(checklistState, formOf(fields));
  expect([state.status, state.points.length > 0]).toEqual(['invalid', true]);
  expect((await mine()).checklists).toEqual([]);
});

test('the journal stores every entry, newest first; a retry adds none', async () => {
  const write = (id: string, text: string) =>
    saveNote(noteState, formOf({ id, isin: 'INE000A01011', text }));
  // In the past, since the database reads nothing of its future.
  fakeDate(new Date('2025-11-10T20:00:00Z'));
  const first = newSavedId();
  expect(await write(first, ' Bought on paper ')).toEqual({ status: 'saved', text: '' });
  await write(first, 'Bought on paper');
  jest.setSystemTime(new Date('2025-11-15T06:00:00Z'));
  await write(newSavedId(), 'Results came');
  jest.useRealTimers();
  expect((await mine()).notes).toEqual([
    { id: expect.any(String), isin: 'INE000A01011', writtenOn: '2025-11-15', text: 'Results came' },
    { id: first, isin: 'INE000A01011', writtenOn: '2025-11-11', text: 'Bought on paper' },
  ]);
  const saver = await requireSaver('saved');
  if (saver.ok) await removeMySavedItem(saver.value, first);
  expect((await mine()).notes).toHaveLength(1);
});

test.each([
  ['no words', { text: '  ' }],
  ['too many', { text: 'x'.repeat(2_001) }],
  ['no id', { id: 'x' }],
])('a journal entry with %s is refused, and comes back', async (_, changes) => {
  const sent = { id: newSavedId(), isin: 'INE000A01011', text: 'Words', ...changes };
  expect(await saveNote(noteState, formOf(sent))).toEqual({ status: 'invalid', text: sent.text });
});

describe('a view of lists', () => {
  const put = (fields: Record<string, string>) =>
    saveView({ status: null, title: '' }, formOf(fields));

  test('is read as it was saved, with an own ratio as a column', async () => {
    const ratioId = newSavedId();
    await putRatio('Owed', 'Debt/Sales', ratioId);
    const id = newSavedId();
    const query = `q=steel&col=priceToBook&col=${ratioId}&sort=${ratioId}&order=ascending&clean=1`;
    const saved = { status: 'saved', title: '' };
    expect(await put({ id, title: ' Cheap steel ', query })).toEqual(saved);
    expect((await mine()).views).toEqual([
      {
        ...{ id, title: 'Cheap steel', words: 'steel', isClean: true },
        columns: ['priceToBook', ratioId],
        sort: { by: ratioId, order: 'ascending' },
      },
    ]);
  });

  test('without columns, as of an own screen, has none when it is read', async () => {
    const id = newSavedId();
    const query = 'sort=c1&order=descending';
    expect(await put({ id, title: 'Bare', query })).toMatchObject({ status: 'saved' });
    expect((await mine()).views).toMatchObject([
      { id, columns: [], sort: { by: 'c1', order: 'descending' } },
    ]);
  });

  test.each([' ', 'x'.repeat(61)])(
    'with the name %j is refused, and it comes back',
    async (title) => {
      const state = await put({ id: newSavedId(), title, query: '' });
      expect(state).toEqual({ status: 'invalid', title });
      expect((await mine()).views).toEqual([]);
    },
  );
});

const ratioState = {
  status: null,
  typed: { name: '', formula: '' },
  problems: { name: null, formula: null },
};
const putRatio = (name: string, formula: string, id = newSavedId()) =>
  saveRatio(ratioState, formOf({ id, name, formula }));

describe('an own ratio', () => {
  test('is read with its formula as the language writes it', async () => {
    expect(await putRatio('Owed', 'Debt/Sales')).toMatchObject({ status: 'saved' });
    const ratio = { name: 'Owed', formula: 'Debt / Sales', unit: 'times' };
    expect((await mine()).ratios).toMatchObject([ratio]);
  });

  test('with an error comes back with its place and what was entered', async () => {
    const typed = { name: 'Sales', formula: 'Debt / Totl assets' };
    expect(await putRatio(typed.name, typed.formula)).toEqual({
      ...{ status: 'invalid', typed },
      problems: { name: 'taken', formula: expect.objectContaining({ from: 7, to: 18 }) },
    });
    expect((await mine()).ratios).toEqual([]);
  });

  test('has a name of its own, also of those saved before; the same form replaces its own', async () => {
    const id = newSavedId();
    await putRatio('Owed', 'Debt / Sales', id);
    expect((await putRatio('owed', 'Debt')).problems.name).toBe('taken');
    expect((await putRatio('Owed', 'Debt * 2', id)).status).toBe('saved');
    expect((await mine()).ratios).toMatchObject([{ id, formula: 'Debt * 2' }]);
  });
});

test('peers of a share are saved once, replaced, and removed by an empty choice', async () => {
  const isin = 'INE000A01011';
  const put = (peer: string[]) => savePeers({ status: null }, formOf({ isin, peer }));
  await put(['INE000B01012', 'INE000C01013']);
  expect(await put(['INE000C01013'])).toEqual({ status: 'saved' });
  for (const peers of [['../other'], ['A1', 'A2', 'A3', 'A4', 'A5']]) {
    expect(await put(peers)).toEqual({ status: 'invalid' });
  }
  expect((await mine()).peers).toEqual([{ isin, peers: ['INE000C01013'] }]);
  expect(await put([])).toEqual({ status: 'saved' });
  expect((await mine()).peers).toEqual([]);
});

describe('of a share whose ISIN a split has changed', () => {
  const [before, now] = ['INE123A01014', 'INE123A01022'];
  const universe = universeOf([
    [companyOf('SPLIT', { isin: now }), {}],
    [companyOf('PEER', { isin: 'INE456B01030' }), {}],
  ]);
  const share = { assetClass: 'share', instrumentId: before };
  const found = async () => savedForShareOf(withPresentIsins(await mine(), universe), now);
  const putPeers = (isin: string, peer: string[]) =>
    savePeers({ status: null }, formOf({ isin, peer }));
  const putPoint = (isin: string, point: string) =>
    saveChecklist(checklistState, formOf({ isin, point }));

  test('everything that was saved before is found', async () => {
    await watch({ status: null }, formOf({ id: newSavedId(), ...share }));
    await putPoint(before, 'No pledge');
    await putPeers(before, ['INE456B01022']);
    await saveNote(noteState, formOf({ id: newSavedId(), isin: before, text: 'Words' }));
    expect(await found()).toMatchObject({
      watchedItemId: expect.any(String),
      points: [{ text: 'No pledge' }],
      notes: [{ isin: now, text: 'Words' }],
      peers: ['INE456B01030'],
    });
  });

  test('what is saved under the present ISIN counts, and nothing comes back from before', async () => {
    await putPoint(before, 'Old');
    await putPoint(now, 'New');
    await putPeers(before, ['INE000C01013']);
    await putPeers(now, ['INE456B01030']);
    expect(await found()).toMatchObject({
      points: [{ text: 'New' }],
      peers: ['INE456B01030'],
    });
    expect(await putPeers(now, [])).toEqual({ status: 'saved' });
    expect((await found()).peers).toBeNull();
  });
});

test('no member sees the saved items of another', async () => {
  await putScreen(typedScreen());
  await saveNote(noteState, formOf({ id: newSavedId(), isin: 'INE000A01011', text: 'Mine' }));
  signIn('ravi');
  const nothing = { screens: [], watched: [], checklists: [], notes: [] };
  expect(await mine()).toEqual({ ...nothing, views: [], ratios: [], peers: [] });
});

describe('a guest', () => {
  beforeEach(signOut);

  it('gets no file of a screen: it asks who is there before it opens the database', async () => {
    const request = new NextRequest('http://localhost/own/screen.csv?watched=1');
    await expect(ownScreenFile(request)).rejects.toThrow('to sign-in');
    expect(firestore).not.toHaveBeenCalled();
  });

  it.each([
    ['screen', () => putScreen(typedScreen())],
    ['checklist', () => saveChecklist(checklistState, formOf({ isin: 'INE0', point: 'x' }))],
    ['view', () => saveView({ status: null, title: '' }, formOf({ title: 'x', query: '' }))],
    ['ratio', () => saveRatio(ratioState, formOf({ name: 'x', formula: 'Debt' }))],
    ['journal entry', () => saveNote(noteState, formOf({ isin: 'INE0', text: 'x' }))],
  ])('saves no %s and returns the typed values', async (_, act) => {
    const state = await act();
    expect(state.status).toBe('guest');
    expect(JSON.stringify(state)).toMatch(/Little debt|x/);
    expect(firestore).not.toHaveBeenCalled();
  });
});
