/**
 * @jest-environment node
 *
 * What each kind of visit costs in Firestore and Storage, counted on local Firestore and held to docs/scale.json, from
 * which docs/scale.md works out a month's bill. A count that changes fails: change it there as well.
 */
import { randomUUID } from 'node:crypto';
import {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  Timestamp,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import counts from '@/docs/scale.json';
import { deleteAccount, exportStream, finishDeletions } from '@/lib/account/user-data';
import { readPendingDeletion } from '@/lib/auth/server/pending-deletion-store';
import { ensureProfile } from '@/lib/auth/server/session-store';
import { findUser } from '@/lib/auth/server/session';
import {
  createSession,
  readProfileAndSession,
  touchSession,
} from '@/lib/auth/server/session-store';
import { countSignInAttempt, forgetSignInAttempts } from '@/lib/auth/server/sign-in-attempts';
import { marketFeed } from '@/lib/crypto/data/feeds';
import { readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { prepareDashboard } from '@/lib/dashboard/server/prepare-dashboard';
import { adminAuth, firestore, storageBucket } from '@/lib/firebase/admin';
import { takeToken } from '@/lib/limits/store';
import { success } from '@/lib/result';
import { putMySavedItem, saverOf } from '@/lib/saved/store';
import { createSharedRecords } from '@/lib/sources/records-store';
import { durable } from './fake-stores';
import { ownStores } from './own-store';
import { sourceBench } from './source-bench';

jest.mock('react', () => {
  const react = jest.requireActual<typeof import('react')>('react');
  // One request: what a server component reads twice is read once.
  const cache = <Value>(read: (...values: unknown[]) => Value) => {
    const known = new Map<string, Value>();
    return (...values: unknown[]) => {
      const key = JSON.stringify(values);
      if (!known.has(key)) known.set(key, read(...values));
      return known.get(key);
    };
  };
  return { ...react, cache };
});
jest.mock('@/lib/auth/server/session', () => ({
  currentUser: jest.fn(() => Promise.resolve({ uid: 'member-of-the-costs' })),
  findUser: jest.fn(),
  requireUser: jest.fn(),
}));
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }));
jest.mock('@/lib/sources/load', () => ({
  load: jest.fn(() => Promise.resolve({ ok: false, problem: 'paused' })),
  health: jest.fn(() => Promise.resolve([])),
}));
jest.mock('@/lib/firebase/admin', () => ({
  adminAuth: jest.fn(),
  firestore: jest.fn(),
  storageBucket: jest.fn(),
}));
jest.mock('@/lib/env', () => ({
  env: {
    cookieKeys: ['for counts'],
    sources: { isSample: false, baseUrls: {}, coingeckoPaidKey: null },
    amfi: {},
    picks: { nsePricesLicence: null, priceLagDays: null, benchmarkScheme: 120_716 },
    premiumPrices: [],
    support: { costs: [], received: [] },
    consultation: null,
    firebase: {},
  },
}));
jest.setTimeout(120_000);

const bench = sourceBench();
const stores = ownStores('visit-costs');
const uid = 'member-of-the-costs';
const savedThings = 20;

beforeAll(async () => {
  // The stand-in needs a moment for its first list, and a visitor who waits longer reads the stored answer.
  await fetch(bench.upstream.baseUrlOf(marketFeed.provider) + marketFeed.path);
  const store = stores.open();
  jest.mocked(firestore).mockReturnValue(store);
  jest.mocked(adminAuth).mockReturnValue({
    getUser: () => Promise.resolve({ toJSON: () => ({}), providerData: [], metadata: {} }),
    deleteUser: () => Promise.resolve(),
  } as never);
  const member = { uid, email: 'asha@person.example', username: 'Asha' };
  jest.mocked(findUser).mockResolvedValue(success(member) as never);
  const user = store.doc(`users/${uid}`);
  const batch = store.batch();
  batch.set(user, { username: 'Asha', profileImage: null, consent: null });
  for (let index = 0; index < savedThings; index += 1) {
    batch.set(user.collection('saved').doc(randomUUID()), {
      ...{ kind: 'share-note', version: 1, data: {} },
      updatedAt: Timestamp.fromMillis(Date.UTC(2026, 10, 1) + index),
    });
  }
  await batch.commit();
  await createSession({ uid, sid: 'noted', authTimeMs: 0, device: 'Firefox' });
});
// Firestore's client needs a clock that goes on.
beforeEach(() => jest.spyOn(Date, 'now').mockRestore());

type Counts = { reads: number; writes: number; deletes: number; gets: number; puts: number };

/** Firestore bills a query without a result as one read. */
const atLeastOne = (size: number) => Math.max(1, size);

/** What the work reads, writes and deletes. */
async function costOf(work: () => Promise<unknown>): Promise<Counts> {
  const cost = { reads: 0, writes: 0, deletes: 0, gets: 0, puts: 0 };
  const restore = [
    wrap(Query.prototype, 'get', (found) => (cost.reads += atLeastOne(sizeOf(found)))),
    wrap(CollectionReference.prototype, 'listDocuments', (found) => {
      cost.reads += atLeastOne(sizeOf(found));
    }),
    wrap(DocumentReference.prototype, 'listCollections', () => (cost.reads += 1)),
    wrap(Firestore.prototype, 'getAll', (found) => (cost.reads += sizeOf(found))),
    wrap(Transaction.prototype, 'getAll', (found) => (cost.reads += sizeOf(found))),
    wrap(Transaction.prototype, 'get', (found) => (cost.reads += atLeastOne(sizeOf(found)))),
    ...(['set', 'create', 'update'] as const).map((name) =>
      wrap(WriteBatch.prototype, name, () => (cost.writes += 1)),
    ),
    wrap(WriteBatch.prototype, 'delete', () => (cost.deletes += 1)),
  ];
  const file = {
    download: () => Promise.resolve([Buffer.from('')]).finally(() => (cost.gets += 1)),
    save: () => Promise.resolve().finally(() => (cost.puts += 1)),
    delete: () => Promise.resolve(),
  };
  jest.mocked(storageBucket).mockReturnValue({ file: () => file } as never);
  try {
    await work();
    return cost;
  } finally {
    restore.forEach((undo) => undo());
  }
}

function wrap(place: object, name: string, note: (answer: unknown) => void): () => void {
  const methods = place as Record<string, (...values: unknown[]) => unknown>;
  const original = methods[name]!;
  methods[name] = function (this: unknown, ...values) {
    const answer = original.apply(this, values);
    if (!(answer instanceof Promise)) {
      note(answer);
      return answer;
    }
    return answer.then((value: unknown) => {
      note(value);
      return value;
    });
  };
  return () => void (methods[name] = original);
}

function sizeOf(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  const { size } = found as { size?: unknown };
  return typeof size === 'number' ? size : 1;
}

const attempt = { email: 'asha@person.example', address: '203.0.113.7', device: null };
const visits: Record<keyof typeof counts.visits, () => Promise<unknown>> = {
  guestPage: () => Promise.resolve(),
  memberPage: () => readProfileAndSession(uid, 'sid'),
  visitNoted: () => touchSession(uid, 'noted'),
  dashboard: async () => {
    const { loaded } = await prepareDashboard(readDashboardQuery({}));
    await Promise.all(Object.values(loaded).map((card) => card?.promise));
  },
  saving: async () => {
    await takeToken('saved', { uid, address: null });
    const item = { id: randomUUID(), kind: 'share-note', version: 1, data: {} } as const;
    expect(await putMySavedItem(saverOf({ uid }), item)).toEqual(success(null));
  },
  signIn: async () => {
    await countSignInAttempt(attempt);
    await takeToken('session', { uid, address: null });
    await readPendingDeletion(uid);
    await ensureProfile(uid, { consentVersion: null, isGoogle: false });
    await createSession({ uid, sid: randomUUID(), authTimeMs: 0, device: 'Firefox' });
    await forgetSignInAttempts(attempt);
  },
  search: () => takeToken('search', { uid: null, address: '203.0.113.8' }),
  refresh: () => {
    const lastGood = durable();
    const bucket = storageBucket();
    return bench
      .instance({
        records: createSharedRecords(firestore, { now: () => new Date() }),
        now: () => new Date(),
        lastGood: {
          read: async (key) => (await bucket.file(key).download(), lastGood.read(key)),
          fetchedAt: async (key) => (await bucket.file(key).download(), lastGood.fetchedAt(key)),
          write: async (key, answer) => {
            await bucket.file(key).save('');
            await lastGood.write(key, answer);
          },
        },
      })
      .load(marketFeed);
  },
  export: () => new Response(exportStream({ uid }, new Date())).text(),
  nightlyJob: () => finishDeletions(),
  deletion: () => deleteAccount(uid),
};

test.each(Object.keys(visits) as (keyof typeof visits)[])('%s', async (kind) => {
  expect(await costOf(visits[kind])).toEqual(counts.visits[kind].counted);
});

test('the counter counts', async () => {
  const document = firestore().doc('costs/one');
  const cost = await costOf(async () => {
    await document.set({ a: 1 });
    await document.get();
    await firestore().collection('costs').limit(5).get();
    await firestore().collection('none').limit(5).get();
    await document.delete();
  });
  expect(cost).toEqual({ reads: 3, writes: 1, deletes: 1, gets: 0, puts: 0 });
});
