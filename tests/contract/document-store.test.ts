/**
 * @jest-environment node
 *
 * The Firestore behaviour that the product relies on, tested at FIRESTORE_EMULATOR_HOST: Google's own
 * emulator, or the one of scripts/local-firebase, which is started when nothing is named.
 */
import { randomUUID } from 'node:crypto';
import {
  FieldPath,
  FieldValue,
  GrpcStatus,
  Timestamp,
  type CollectionReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { changeWaits } from '@/tests/factories/timers';
import { ownStores } from './own-store';

jest.setTimeout(120_000);

const stores = ownStores('contract');
let store: Firestore;
/** Each test has a collection of its own, so that the file can run again on a store that is not empty. */
let items: CollectionReference;

beforeAll(() => {
  store = stores.open();
});

beforeEach(() => {
  items = store.collection(`items-${randomUUID()}`);
});

afterEach(() => jest.restoreAllMocks());

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
});

describe('a batch', () => {
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
});

describe('transactions', () => {
  it('of ten concurrent increments end at ten', async () => {
    await Promise.all(Array.from({ length: 10 }, () => increment('counter')));
    expect((await items.doc('counter').get()).data()).toEqual({ count: 10 });
  });

  it('that moved money leave the sum unchanged, whatever the order of the accounts', async () => {
    // One of the two is refused, and its client waits for seconds before it tries again.
    changeWaits((ms) => (ms < 10_000 ? ms / 20 : ms));
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

  it('begins at zero where there is no number', async () => {
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
    ['inequality', () => items.where('rank', '>', 2), ['bond', 'share']],
    ['a range', () => items.where('rank', '>=', 2).where('rank', '<', 4), ['silver', 'bond']],
    ['document id', () => items.where(FieldPath.documentId(), '>', 'gold'), ['share', 'silver']],
    [
      'order, leaving out who has no such field',
      () => items.orderBy('rank', 'desc'),
      ['share', 'bond', 'silver', 'gold'],
    ],
    ['limit', () => items.orderBy('rank').limit(2), ['gold', 'silver']],
    ['no condition, by id', () => items, ['bond', 'draft', 'gold', 'share', 'silver']],
  ])('answer by %s', async (_, query, expected) => {
    expect(idsOf(await query().get())).toEqual(expected);
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
});
