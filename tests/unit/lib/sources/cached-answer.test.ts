/**
 * @jest-environment node
 *
 * An answer that is worse than the last good one replaces it on no instance, also where another one fetched that.
 */
import type { Feed } from '@/lib/sources/feed';
import type { GoodAnswer, LastGood } from '@/lib/sources/last-good';
import type { SharedRecords } from '@/lib/sources/shared-records';
import { plainFeed, plainLoader } from './plain-source';

const feed: Feed<string> = {
  ...plainFeed,
  canBeMissing: true,
  read: (body) => ({ data: body, asOf: body.startsWith('2026') ? body.slice(0, 10) : null }),
  isFragment: (next, known) => next.length < known.length * 0.8,
};
const whole = '2026-11-26 '.repeat(10);
let nowMs: number;
let files: Map<string, GoodAnswer>;
let lastGood: LastGood;

beforeEach(() => {
  nowMs = Date.parse('2026-11-26T06:00:00Z');
  files = new Map();
  lastGood = {
    read: async (key) => files.get(key) ?? null,
    fetchedAt: async (key) => files.get(key)?.fetchedAt ?? null,
    write: async (key, answer) => void files.set(key, answer),
  };
});
afterEach(() => jest.restoreAllMocks());

function providerAnswers(body: string, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

/** Every call may be made. */
const records: SharedRecords = {
  read: async () => () => null,
  change: async (_, decide) => decide(() => null).answer,
};

describe.each([
  ['alone', null],
  ['one of several', records],
])('a new instance, %s', (_, shared) => {
  const instance = () => plainLoader({ lastGood, records: shared, now: () => new Date(nowMs) });

  beforeEach(async () => {
    providerAnswers(whole);
    await instance().load(feed);
    nowMs += 3_600_000;
  });

  it.each([
    ['a tenth of it', whole.slice(0, 11), 200],
    ['figures of weeks ago', whole.replaceAll('11-26', '11-01'), 200],
    ['that it is not there', '', 404],
  ])('keeps the stored answer where the provider sends %s', async (__, body, status) => {
    providerAnswers(body, status);
    expect(await instance().load(feed)).toMatchObject({ ok: true, value: { data: whole } });
    expect(files.get(feed.key)?.body).toBe(whole);
    // What stays so for days is true.
    nowMs += 4 * 86_400_000;
    const later = await instance().load(feed);
    expect(later.ok ? later.value.data : later.problem).toBe(status === 404 ? 'not-found' : body);
  });

  it('takes a newer answer as long as the stored one', async () => {
    const newer = whole.replaceAll('11-26', '11-27');
    providerAnswers(newer);
    expect(await instance().load(feed)).toMatchObject({ ok: true, value: { data: newer } });
  });
});

describe.each([
  ['a tenth of it', whole.replaceAll('11-26', '11-30').slice(0, 11), 200],
  ['figures of days before it', whole.replaceAll('11-26', '11-25'), 200],
  ['that it is not there', '', 404],
])(
  'an instance with an answer of four days ago, where the provider sends %s',
  (_, body, status) => {
    it('keeps what another instance has stored since', async () => {
      const instance = () => plainLoader({ lastGood, records, now: () => new Date(nowMs) });
      const [early, other] = [instance(), instance()];
      providerAnswers(whole);
      await early.load(feed);
      nowMs += 4 * 86_400_000;
      const newer = whole.replaceAll('11-26', '11-30');
      providerAnswers(newer);
      await other.load(feed);
      nowMs += 3_600_000;
      providerAnswers(body, status);
      expect(await early.load(feed)).toMatchObject({ ok: true, value: { data: newer } });
      expect(files.get(feed.key)?.body).toBe(newer);
    });
  },
);
