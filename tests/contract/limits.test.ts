/**
 * @jest-environment node
 *
 * The count of turns on a Firestore with real transactions: FIRESTORE_EMULATOR_HOST, or the one of
 * scripts/local-firebase.
 */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { TurnCounter } from '@/lib/limits/turn-store';
import { startLocalServices, type LocalServices } from './local-services';

jest.setTimeout(120_000);

let local: LocalServices | undefined;
const apps: App[] = [];

beforeAll(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    local = await startLocalServices('--project', 'demo-limits', '--firestore-only');
    process.env.FIRESTORE_EMULATOR_HOST = local.environment.FIRESTORE_EMULATOR_HOST;
  }
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});

afterAll(async () => {
  if (!local) return;
  delete process.env.FIRESTORE_EMULATOR_HOST;
  await local.stop();
});

/** Two instances of the site: each with its own connection, and its own memory. */
function instances(windowSeconds: number) {
  const projectId = `demo-limits-${randomUUID().slice(0, 8)}`;
  const [one, other] = [0, 1].map(() => {
    const app = initializeApp({ projectId }, randomUUID());
    apps.push(app);
    const store = getFirestore(app);
    const counter = new TurnCounter(() => store, {
      keyPrefix: 'enquiry',
      points: 10,
      windowSeconds,
      // A busy machine is no outage.
      timeoutMs: 60_000,
    });
    return { store, counter };
  }) as [Instance, Instance];
  return { one, other };
}

type Instance = { store: Firestore; counter: TurnCounter };

const isRefused = async (counter: TurnCounter, key: string) =>
  counter.consume(key).then(
    () => false,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return true;
      throw refusal;
    },
  );

test('two instances share the count, also when everybody comes at once', async () => {
  const { one, other } = instances(60);
  const refused = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      isRefused((index % 2 ? one : other).counter, 'person'),
    ),
  );
  expect(refused.filter((each) => !each)).toHaveLength(10);
  expect(await isRefused(other.counter, 'somebody else')).toBe(false);
});

test('a refusal names the wait; after it there are turns again', async () => {
  const { one, other } = instances(2);
  for (let turn = 0; turn < 10; turn++) await one.counter.consume('person');
  const refusal: unknown = await other.counter.consume('person').catch((problem) => problem);
  expect(refusal).toBeInstanceOf(RateLimiterRes);
  const { msBeforeNext } = refusal as RateLimiterRes;
  expect(msBeforeNext).toBeGreaterThan(0);
  expect(msBeforeNext).toBeLessThanOrEqual(2_000);
  await new Promise((resolve) => setTimeout(resolve, msBeforeNext + 50));
  expect(await isRefused(other.counter, 'person')).toBe(false);
  expect(await isRefused(one.counter, 'person')).toBe(false);
});

test('a flood costs no writes once it is refused', async () => {
  const { one } = instances(60);
  await Promise.all(Array.from({ length: 11 }, () => isRefused(one.counter, 'flood')));
  const before = (await one.store.doc('limits/enquiry:flood').get()).data();
  expect(await isRefused(one.counter, 'flood')).toBe(true);
  expect((await one.store.doc('limits/enquiry:flood').get()).data()).toEqual(before);
  expect(before).toMatchObject({ points: 11 });
});
