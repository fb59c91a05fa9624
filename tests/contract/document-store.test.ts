/**
 * @jest-environment node
 *
 * What the product relies on in Firestore, asked of whatever FIRESTORE_EMULATOR_HOST names: Google's own
 * emulator, or the one of scripts/local-firebase, which is started when nothing is named.
 */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  FieldPath,
  FieldValue,
  Filter,
  getFirestore,
  GrpcStatus,
  Timestamp,
  type CollectionReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { startLocalServices, type LocalServices } from './local-services';

jest.setTimeout(120_000);

const projectId = 'demo-contract';
let local: LocalServices | undefined;
let app: App;
let store: Firestore;
/** Each test has a collection of its own, so that the file can run again on a store that is not empty. */
let items: CollectionReference;

beforeAll(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    local = await startLocalServices('--project', projectId, '--firestore-only');
    process.env.FIRESTORE_EMULATOR_HOST = local.environment.FIRESTORE_EMULATOR_HOST;
  }
  app = initializeApp({ projectId }, randomUUID());
  store = getFirestore(app);
});

beforeEach(() => {
  items = store.collection(`items-${randomUUID()}`);
});

afterAll(async () => {
  await deleteApp(app);
  if (!local) return;
  delete process.env.FIRESTORE_EMULATOR_HOST;
  await local.stop();
});

async function seed(documents: Record<string, Record<string, unknown>>) {
  const batch = store.batch();
  for (const [id, data] of Object.entries(documents)) batch.set(items.doc(id), data);
  await batch.commit();
}

async function increment(id: string) {
  await store.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(items.doc(id));
    transaction.set(items.doc(id), { count: Number(snapshot.get('count') ?? 0) + 1 });
  });
}

const idsOf = (snapshot: { docs: { id: string }[] }) => snapshot.docs.map(({ id }) => id);

describe('values', () => {
  it('come back as they went in', async () => {
    const at = new Timestamp(1_790_000_000, 123_456_000);
    const data = {
      text: 'अर्थयात्रा 🧭',
      whole: 12_34_567,
      fraction: 0.1,
      negative: -0.5,
      yes: true,
      none: null,
      at,
      bytes: Buffer.from([0, 1, 255]),
      list: [1, 'two', { three: 3 }],
      nested: { deep: { deeper: [] } },
      'a.b': 'a dot in a key',
    };
    await items.doc('a').set(data);
    expect((await items.doc('a').get()).data()).toEqual(data);
  });

  it('of references point to the same document', async () => {
    await items.doc('a').set({ other: items.doc('b') });
    expect((await items.doc('a').get()).get('other').path).toBe(items.doc('b').path);
  });

  it('of server timestamps are the time of the commit', async () => {
    const { writeTime } = await items.doc('a').set({ at: FieldValue.serverTimestamp() });
    const snapshot = await items.doc('a').get();
    expect(snapshot.get('at')).toEqual(writeTime);
    expect(snapshot.updateTime).toEqual(writeTime);
    expect(Math.abs(writeTime.toMillis() - Date.now())).toBeLessThan(60_000);
  });
});

describe('create', () => {
  it('refuses a document that exists and leaves it as it was', async () => {
    await items.doc('a').create({ by: 'first' });
    await expect(items.doc('a').create({ by: 'second' })).rejects.toMatchObject({
      code: GrpcStatus.ALREADY_EXISTS,
    });
    expect((await items.doc('a').get()).data()).toEqual({ by: 'first' });
  });

  it('lets exactly one of twenty racing creators win', async () => {
    const attempts = Array.from({ length: 20 }, (_, by) => items.doc('a').create({ by }));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('works again after a delete', async () => {
    await items.doc('a').create({ round: 1 });
    await items.doc('a').delete();
    await items.doc('a').create({ round: 2 });
    expect((await items.doc('a').get()).data()).toEqual({ round: 2 });
  });
});

describe('a batch', () => {
  it('writes all of its documents at one time', async () => {
    await seed({ a: { n: 1 }, b: { n: 2 } });
    const [a, b] = await store.getAll(items.doc('a'), items.doc('b'));
    expect(a!.updateTime).toEqual(b!.updateTime);
  });

  it('writes nothing when one of its writes is refused', async () => {
    await items.doc('taken').set({ by: 'first' });
    const batch = store.batch();
    batch.set(items.doc('new'), { n: 1 });
    batch.create(items.doc('taken'), { by: 'second' });
    await expect(batch.commit()).rejects.toMatchObject({ code: GrpcStatus.ALREADY_EXISTS });
    expect((await items.doc('new').get()).exists).toBe(false);
  });

  it('is seen whole or not at all by readers', async () => {
    await seed({ a: { round: 0 }, b: { round: 0 } });
    const write = async () => {
      for (let round = 1; round <= 20; round += 1) await seed({ a: { round }, b: { round } });
    };
    const read = async () => {
      const [a, b] = await store.getAll(items.doc('a'), items.doc('b'));
      return [a!.get('round'), b!.get('round')];
    };
    const reads = Array.from({ length: 40 }, read);
    const [seen] = await Promise.all([Promise.all(reads), write()]);
    for (const [a, b] of seen) expect(a).toBe(b);
  });
});

describe('a precondition', () => {
  it('on the update time refuses a write that has not seen the latest version', async () => {
    const { writeTime: seen } = await items.doc('a').set({ n: 1 });
    const { writeTime: latest } = await items.doc('a').update({ n: 2 }, { lastUpdateTime: seen });
    await expect(items.doc('a').update({ n: 3 }, { lastUpdateTime: seen })).rejects.toMatchObject({
      code: GrpcStatus.FAILED_PRECONDITION,
    });
    await expect(items.doc('a').delete({ lastUpdateTime: seen })).rejects.toMatchObject({
      code: GrpcStatus.FAILED_PRECONDITION,
    });
    await items.doc('a').delete({ lastUpdateTime: latest });
    expect((await items.doc('a').get()).exists).toBe(false);
  });

  it('tells versions apart that were written at once', async () => {
    await items.doc('a').set({ n: 0 });
    const writes = await Promise.all([1, 2, 3, 4, 5].map((n) => items.doc('a').set({ n })));
    const times = writes.map(
      ({ writeTime }) => writeTime.toDate().toISOString() + writeTime.nanoseconds,
    );
    expect(new Set(times).size).toBe(5);
  });

  it('lets exactly one of ten writers win who have all seen the same version', async () => {
    const { writeTime: lastUpdateTime } = await items.doc('a').set({ by: 'nobody' });
    const attempts = Array.from({ length: 10 }, (_, by) =>
      items.doc('a').update({ by }, { lastUpdateTime }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is part of update: the document must exist', async () => {
    await expect(items.doc('none').update({ n: 1 })).rejects.toMatchObject({
      code: GrpcStatus.NOT_FOUND,
    });
  });

  it('is no part of delete: a missing document may be deleted', async () => {
    await expect(items.doc('none').delete()).resolves.toBeDefined();
    await expect(items.doc('none').delete({ exists: true })).rejects.toMatchObject({
      code: GrpcStatus.NOT_FOUND,
    });
  });
});

describe('update and merge', () => {
  it('change the named fields only', async () => {
    await items.doc('a').set({ same: 1, nested: { same: 1, changed: 1, removed: 1 } });
    await items.doc('a').update({ 'nested.changed': 2, 'nested.removed': FieldValue.delete() });
    await items.doc('a').set({ nested: { added: 3 } }, { merge: true });
    expect((await items.doc('a').get()).data()).toEqual({
      same: 1,
      nested: { same: 1, changed: 2, added: 3 },
    });
  });

  it('add and remove elements of a list', async () => {
    await items.doc('a').set({ tags: ['gold', 'silver'] });
    await items.doc('a').update({ tags: FieldValue.arrayUnion('silver', 'copper') });
    await items.doc('a').update({ tags: FieldValue.arrayRemove('gold') });
    expect((await items.doc('a').get()).get('tags')).toEqual(['silver', 'copper']);
  });
});

describe('transactions', () => {
  const rounds = Array.from({ length: 30 }, (_, round) => round + 1);

  it.each(rounds)('of ten concurrent increments end at ten (round %i)', async () => {
    await Promise.all(Array.from({ length: 10 }, () => increment('counter')));
    expect((await items.doc('counter').get()).data()).toEqual({ count: 10 });
  });

  it('that moved money leave the sum unchanged, whatever the order of the accounts', async () => {
    const ids = ['a', 'b'];
    await seed({ a: { paise: 1000 }, b: { paise: 1000 } });
    const move = (from: string, to: string, paise: number) =>
      store.runTransaction(async (transaction) => {
        const source = await transaction.get(items.doc(from));
        const target = await transaction.get(items.doc(to));
        transaction.update(items.doc(from), { paise: source.get('paise') - paise });
        transaction.update(items.doc(to), { paise: target.get('paise') + paise });
      });
    await Promise.all([move('a', 'b', 1), move('b', 'a', 20)]);
    const accounts = await store.getAll(...ids.map((id) => items.doc(id)));
    expect(accounts.map((account) => account.get('paise'))).toEqual([1019, 981]);
  });

  it('that counted a query before they wrote let no one in above the limit', async () => {
    const limit = 3;
    const book = (by: number) =>
      store.runTransaction(async (transaction) => {
        const booked = await transaction.get(items.where('slot', '==', 'monday'));
        if (booked.size >= limit) return false;
        transaction.create(items.doc(`booking-${by}`), { slot: 'monday' });
        return true;
      });
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, by) => book(by)));
    expect(outcomes.filter(Boolean)).toHaveLength(limit);
    expect((await items.get()).size).toBe(limit);
  });

  it('that failed have written nothing and block no other write', async () => {
    await items.doc('a').set({ n: 1 });
    const failing = store.runTransaction(async (transaction) => {
      await transaction.get(items.doc('a'));
      transaction.update(items.doc('a'), { n: 2 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await items.doc('a').update({ n: FieldValue.increment(10) });
    expect((await items.doc('a').get()).get('n')).toBe(11);
  });

  it('are not overtaken by a plain write to what they have read', async () => {
    await items.doc('a').set({ count: 0 });
    await Promise.all([
      ...Array.from({ length: 5 }, () => increment('a')),
      ...Array.from({ length: 5 }, () => items.doc('a').update({ count: FieldValue.increment(1) })),
    ]);
    expect((await items.doc('a').get()).get('count')).toBe(10);
  });

  it('that only read see what is stored', async () => {
    await items.doc('a').set({ n: 1 });
    const read = store.runTransaction(
      async (transaction) => (await transaction.get(items.doc('a'))).get('n'),
      { readOnly: true },
    );
    await expect(read).resolves.toBe(1);
  });
});

describe('increment', () => {
  it('under 50 writers loses nothing', async () => {
    await items.doc('counter').set({ count: 0 });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        items.doc('counter').update({ count: FieldValue.increment(1) }),
      ),
    );
    expect((await items.doc('counter').get()).get('count')).toBe(50);
  });

  it('begins at nought where there is no number', async () => {
    await items.doc('counter').set({ count: FieldValue.increment(5) }, { merge: true });
    await items.doc('counter').update({ count: FieldValue.increment(-7) });
    expect((await items.doc('counter').get()).get('count')).toBe(-2);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    await seed({
      gold: { name: 'Gold', rank: 1, tags: ['metal', 'safe'], kind: 'metal' },
      silver: { name: 'Silver', rank: 2, tags: ['metal'], kind: 'metal' },
      bond: { name: 'Bond', rank: 3, tags: ['safe'], kind: 'paper' },
      share: { name: 'Share', rank: 4, tags: [], kind: 'paper' },
      draft: { name: 'Draft', kind: null },
    });
  });

  it.each([
    ['equality', () => items.where('kind', '==', 'metal'), ['gold', 'silver']],
    ['equality with null', () => items.where('kind', '==', null), ['draft']],
    ['inequality', () => items.where('rank', '>', 2), ['bond', 'share']],
    ['a range', () => items.where('rank', '>=', 2).where('rank', '<', 4), ['silver', 'bond']],
    [
      'not equal, which leaves nulls out',
      () => items.where('kind', '!=', 'metal'),
      ['bond', 'share'],
    ],
    ['in', () => items.where('rank', 'in', [1, 4]), ['gold', 'share']],
    ['not in', () => items.where('rank', 'not-in', [1, 2]), ['bond', 'share']],
    ['array-contains', () => items.where('tags', 'array-contains', 'safe'), ['bond', 'gold']],
    [
      'array-contains-any',
      () => items.where('tags', 'array-contains-any', ['safe', 'metal']),
      ['bond', 'gold', 'silver'],
    ],
    [
      'or',
      () =>
        items.where(Filter.or(Filter.where('rank', '==', 1), Filter.where('kind', '==', 'paper'))),
      ['bond', 'gold', 'share'],
    ],
    ['document id', () => items.where(FieldPath.documentId(), '>', 'gold'), ['share', 'silver']],
    [
      'order, leaving out who has no such field',
      () => items.orderBy('rank', 'desc'),
      ['share', 'bond', 'silver', 'gold'],
    ],
    ['limit', () => items.orderBy('rank').limit(2), ['gold', 'silver']],
    ['limit to last', () => items.orderBy('rank').limitToLast(2), ['bond', 'share']],
    ['offset', () => items.orderBy('rank').offset(3), ['share']],
    ['no condition, by id', () => items, ['bond', 'draft', 'gold', 'share', 'silver']],
  ])('answer by %s', async (_, query, expected) => {
    expect(idsOf(await query().get())).toEqual(expected);
  });

  it('order by two fields', async () => {
    const query = items.orderBy('kind', 'desc').orderBy('rank', 'desc');
    expect(idsOf(await query.get())).toEqual(['share', 'bond', 'silver', 'gold']);
  });

  it('select fields', async () => {
    const [first] = (await items.orderBy('rank').select('name').limit(1).get()).docs;
    expect(first!.data()).toEqual({ name: 'Gold' });
  });

  it('count without reading', async () => {
    expect((await items.where('rank', '>', 1).count().get()).data()).toEqual({ count: 3 });
  });

  it('page by cursor through every document exactly once', async () => {
    const pages: string[][] = [];
    let query = items.orderBy('kind').orderBy(FieldPath.documentId()).limit(2);
    for (;;) {
      const page = await query.get();
      if (page.empty) break;
      pages.push(idsOf(page));
      query = query.startAfter(page.docs.at(-1)!);
    }
    expect(pages).toEqual([['draft', 'gold'], ['silver', 'bond'], ['share']]);
  });

  it('start and end where the cursor says', async () => {
    const byRank = items.orderBy('rank');
    expect(idsOf(await byRank.startAt(2).endBefore(4).get())).toEqual(['silver', 'bond']);
    expect(idsOf(await byRank.startAfter(2).endAt(4).get())).toEqual(['bond', 'share']);
  });

  it('see no documents of collections below', async () => {
    await items.doc('gold').collection('prices').doc('today').set({ rank: 1 });
    expect(idsOf(await items.where('rank', '==', 1).get())).toEqual(['gold']);
  });
});

describe('collection groups', () => {
  it('find the documents of every collection of that name, and of no other', async () => {
    const group = `saved-${randomUUID()}`;
    await items.doc('asha').collection(group).doc('plan').set({ kind: 'sip', by: 'asha' });
    await items.doc('ravi').collection(group).doc('plan').set({ kind: 'sip', by: 'ravi' });
    await items
      .doc('ravi')
      .collection(`not-${group}`)
      .doc('plan')
      .set({ kind: 'sip', by: 'other' });
    const found = await store.collectionGroup(group).where('kind', '==', 'sip').get();
    expect(found.docs.map((document) => document.get('by')).sort()).toEqual(['asha', 'ravi']);
    expect(found.docs[0]!.ref.parent.parent!.parent.path).toBe(items.path);
  });
});

describe('reading by name', () => {
  it('answers for every name in the order of the names, found or not', async () => {
    await seed({ a: { n: 1 }, b: { n: 2 } });
    const all = await store.getAll(items.doc('b'), items.doc('none'), items.doc('a'));
    expect(all.map((snapshot) => [snapshot.id, snapshot.exists])).toEqual([
      ['b', true],
      ['none', false],
      ['a', true],
    ]);
  });

  it('answers with the fields that were asked for', async () => {
    await seed({ a: { n: 1, secret: 'x' } });
    const [snapshot] = await store.getAll(items.doc('a'), { fieldMask: ['n'] });
    expect(snapshot!.data()).toEqual({ n: 1 });
  });

  it('lists documents, also those that exist only as a parent', async () => {
    await seed({ a: { n: 1 } });
    await items.doc('parent').collection('below').doc('x').set({ n: 1 });
    expect((await items.listDocuments()).map(({ id }) => id)).toEqual(['a', 'parent']);
    expect((await items.doc('parent').listCollections()).map(({ id }) => id)).toEqual(['below']);
    expect((await items.get()).size).toBe(1);
  });
});

describe('deletes', () => {
  it('take the document and leave what lies below', async () => {
    await items.doc('a').set({ n: 1 });
    await items.doc('a').collection('below').doc('x').set({ n: 1 });
    await items.doc('a').delete();
    expect((await items.doc('a').get()).exists).toBe(false);
    expect((await items.doc('a').collection('below').doc('x').get()).exists).toBe(true);
  });

  it('that are recursive take everything below, and nothing beside', async () => {
    const writer = store.bulkWriter();
    for (let n = 0; n < 60; n += 1) {
      void writer.set(items.doc(`user/saved/${n}`), { n });
      void writer.set(items.doc(`user/saved/${n}/versions/1`), { n });
    }
    void writer.set(items.doc('user'), { name: 'Asha' });
    void writer.set(items.doc('user2/saved/1'), { n: 1 });
    await writer.close();
    await store.recursiveDelete(items.doc('user'));
    expect((await items.listDocuments()).map(({ id }) => id)).toEqual(['user2']);
    expect((await items.doc('user2/saved/1').get()).exists).toBe(true);
  });
});

describe('a bulk writer', () => {
  it('reports each write for itself', async () => {
    await items.doc('taken').set({ by: 'first' });
    const writer = store.bulkWriter();
    const outcomes = Promise.allSettled([
      writer.create(items.doc('taken'), { by: 'second' }),
      writer.create(items.doc('free'), { by: 'second' }),
    ]);
    await writer.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await items.doc('taken').get()).get('by')).toBe('first');
    expect((await items.doc('free').get()).get('by')).toBe('second');
  });
});
