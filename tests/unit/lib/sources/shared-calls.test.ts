import { hourMs } from '@/lib/calendar/day-count';
import { FirestoreMock } from '@/scripts/local-firebase/firestore-mock';
import { createSharedBudget } from '@/lib/sources/call-budget';
import { createLeases, decideLease } from '@/lib/sources/leases';
import type { CallRecord } from '@/lib/sources/shared-records';
import { createSharedRecords } from '@/lib/sources/records-store';

const provider = { id: 'coingecko', timeoutMs: 8_000 } as const;
const market = { key: 'coingecko/market', provider };
const history = { key: 'coingecko/history/a/1', kind: 'coingecko/history/1', provider };
/** The timeout of the provider, and what surrounds a call. */
const windowMs = 14_000;

const empty: CallRecord = { writtenAtMs: 0, lease: null, pausedUntilMs: 0, budget: null };
const knowing = (records: Record<string, Partial<CallRecord>>) => (name: string) =>
  records[name] ? { ...empty, ...records[name] } : null;

describe('a call is written down before it is made', () => {
  const startMs = 1_000_000;
  const asked = (tries: number) => ({
    'coingecko/market': { lease: { askedAtMs: startMs, tries } },
  });
  const never = -Infinity;

  test.each([
    ['no instance has asked', {}, never, startMs, 'granted'],
    ['another instance asks', asked(1), never, startMs + windowMs - 1, 'held'],
    ['it brought no answer', asked(1), never, startMs + windowMs, 'granted'],
    ['the second brought none either', asked(2), never, startMs + windowMs, 'paused'],
    ['twice the time has passed then', asked(2), never, startMs + 2 * windowMs, 'granted'],
    ['many brought none', asked(30), never, startMs + 119_999, 'paused'],
    ['two minutes have passed then', asked(30), never, startMs + 120_000, 'granted'],
    ['its answer was stored and is old', asked(30), startMs + 500, startMs + 60_000, 'granted'],
    ['an older answer is stored', asked(1), startMs - 1, startMs + 5_000, 'held'],
    ['another one asks whose clock is a second ahead', asked(1), never, startMs - 1_000, 'held'],
    ['a clock was a quarter of an hour ahead', asked(1), never, startMs - 900_000, 'granted'],
  ])('%s', (_, records, storedAtMs, nowMs, kind) => {
    expect(decideLease(market, knowing(records), storedAtMs, nowMs).answer.kind).toBe(kind);
  });

  it('counts calls in a row without an answer, and begins anew after one', () => {
    const triesAfter = (storedAtMs: number) => {
      const { changes } = decideLease(market, knowing(asked(3)), storedAtMs, startMs + 130_000);
      return changes?.get(market.key)?.lease?.tries;
    };
    expect(triesAfter(never)).toBe(4);
    expect(triesAfter(startMs + 1)).toBe(1);
  });
});

describe('a pause', () => {
  it.each(['coingecko/history/1', 'coingecko'])('of %s holds every question of it', (name) => {
    const known = knowing({ [name]: { pausedUntilMs: 5_000 } });
    const { answer } = decideLease(history, known, -Infinity, 4_999);
    expect(answer).toEqual({ kind: 'paused', untilMs: 5_000 });
  });

  it('of an hour is the longest: one far ahead was written by a wrong clock, and the probe replaces it', () => {
    const decided = (pausedUntilMs: number) =>
      decideLease(history, knowing({ coingecko: { pausedUntilMs } }), -Infinity, 5_000);
    // A clock that is a little ahead is no wrong one.
    const untilMs = 5_000 + hourMs + 30_000;
    expect(decided(untilMs).answer).toEqual({ kind: 'paused', untilMs });
    const { answer, changes } = decided(5_000 + 2 * hourMs);
    expect(answer).toMatchObject({ kind: 'granted', probed: ['coingecko'] });
    expect(changes?.get('coingecko')).toEqual({ pausedUntilMs: 5_000 + windowMs });
  });

  it('ends with one instance that probes, while the others wait', () => {
    const known = knowing({ 'coingecko/history/1': { pausedUntilMs: 5_000 } });
    const { answer, changes } = decideLease(history, known, -Infinity, 6_000);
    expect(answer).toMatchObject({ kind: 'granted', probed: ['coingecko/history/1'] });
    expect(changes?.get('coingecko/history/1')).toEqual({ pausedUntilMs: 6_000 + windowMs });
  });
});

describe('several instances', () => {
  let nowMs: number;
  let db: ReturnType<ReturnType<FirestoreMock['createDatabase']>['firestore']>;
  const writes: { at: number; updatedAt: string }[] = [];

  beforeEach(() => {
    nowMs = Date.parse('2026-11-26T06:00:00Z');
    db = new FirestoreMock().createDatabase().firestore();
    writes.length = 0;
  });

  const now = () => new Date(nowMs);
  const wait = (ms: number) => {
    nowMs += ms;
    return new Promise((resolve) => setImmediate(resolve));
  };
  const recordsOf = () => createSharedRecords(() => db, { now, wait, timeoutMs: 20_000 });

  const isMade = async (call: Promise<unknown>) => {
    const [{ status }] = await Promise.allSettled([call]);
    return status === 'fulfilled';
  };

  async function noteWrites() {
    for (const document of (await db.collection('calls').get()).docs) {
      const updatedAt = document.updateTime.valueOf();
      if (!writes.some((each) => each.updatedAt === updatedAt)) {
        writes.push({ at: Number(document.get('writtenAtMs')), updatedAt });
      }
    }
  }

  it('ask once for an answer that all of them need', async () => {
    const keepAlive = () => undefined;
    const calls = Array.from({ length: 8 }, () =>
      createLeases({ records: recordsOf(), now, keepAlive }).take(market, -Infinity),
    );
    const leases = await Promise.all(calls);
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('spend one plan together, in writes a second apart', async () => {
    const plan = { essentialPerDay: 240, essentialAtOnce: 12, listsPerDay: 5, itemsPerDay: 30 };
    const spends = Array.from({ length: 4 }, () =>
      createSharedBudget('coingecko', plan, { records: recordsOf(), now }),
    );
    let made = 0;
    for (let time = 0; time < 10; time += 1) {
      for (const spend of spends) {
        if (await isMade(spend('items'))) made += 1;
        await noteWrites();
      }
      nowMs += 1_000;
    }
    expect(made).toBe(30);
    const times = writes.map(({ at }) => at).sort((a, b) => a - b);
    const apartMs = times.slice(1).map((at, index) => at - times[index]!);
    expect(Math.min(...apartMs)).toBeGreaterThanOrEqual(1_000);
  });

  it('count calls that arrive together in one write', async () => {
    const plan = { essentialPerDay: 1, essentialAtOnce: 2, listsPerDay: 1, itemsPerDay: 10 };
    const spend = createSharedBudget('coingecko', plan, { records: recordsOf(), now });
    const parts = [
      ...(['essential', 'essential', 'essential', 'lists', 'lists'] as const),
      ...Array.from({ length: 12 }, () => 'items' as const),
    ];
    const answers = await Promise.all(parts.map((part) => isMade(spend(part))));
    expect(answers.slice(0, 5)).toEqual([true, true, false, true, false]);
    expect(answers.slice(5).filter(Boolean)).toHaveLength(10);
    const document = await db.doc('calls/coingecko').get();
    expect(document.get('writtenAtMs')).toBe(nowMs);
  });

  it('have a twentieth of the plan each where Firestore does not answer', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const noDatabase = () => {
      throw new Error('no database');
    };
    const records = createSharedRecords(noDatabase, { now });
    const plan = { essentialPerDay: 240, essentialAtOnce: 12, listsPerDay: 22, itemsPerDay: 82 };
    const spend = createSharedBudget('coingecko', plan, { records, now });
    let made = 0;
    for (let call = 0; call < 20; call += 1) if (await isMade(spend('items'))) made += 1;
    expect(made).toBe(4);
    // It is asked again after half a minute.
    expect(complain).toHaveBeenCalledTimes(1);
  });
});
