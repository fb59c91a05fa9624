import { createHash } from 'node:crypto';
import { marketFeed } from '@/lib/crypto/data/feeds';
import { memoizeByObject } from '@/lib/memoize';
import { createLoader, type LoaderParts } from '@/lib/sources/loader';
import type { Loaded } from '@/lib/sources/sourced';
import { shortenWaits } from '@/tests/factories/timers';
import { durable, fakeCache } from './fake-stores';
import { startUpstream } from './local-upstream';

/** The market with twenty coins: what the engine does with an answer does not depend on its length. */
export const smallMarketFeed: typeof marketFeed = {
  ...marketFeed,
  path: marketFeed.path.replace('per_page=250', 'per_page=20'),
};

/** With these faults no answer arrives in time, so that a visitor's wait can be short. */
const endless = ['hanging', 'dripping', 'slow'];
const visitorTimeoutMs = 1_500;

/** The stand-in of the providers for one test file, with its own clock, and instances of the site that request it. */
export function sourceBench() {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let isEndless = false;

  const bench = {
    clockMs: 0,
    get upstream() {
      return upstream;
    },
    async breakWith(fault: string, options: object = {}) {
      isEndless = endless.includes(fault);
      await upstream.breakWith(fault, options);
    },
    async heal() {
      isEndless = false;
      await upstream.heal();
    },
    async passMinutes(minutes: number) {
      bench.clockMs += minutes * 60_000;
      await upstream.setClock(bench.clockMs);
    },
    instance(parts: Partial<LoaderParts> = {}) {
      return createLoader({
        baseUrlOf: upstream.baseUrlOf,
        headersOf: () => ({}),
        isSample: false,
        remember: fakeCache(() => bench.clockMs),
        lastGood: durable(),
        records: null,
        keepAlive: () => undefined,
        now: () => new Date(bench.clockMs),
        log: () => undefined,
        ...parts,
      });
    },
  };

  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterAll(() => upstream.stop());
  beforeEach(async () => {
    await bench.heal();
    bench.clockMs = Date.now();
    // Only the clock that people see: requests, time limits and pauses run on real timers, of which two are shortened.
    jest.spyOn(Date, 'now').mockImplementation(() => bench.clockMs);
    // The second try of a request waits for 250 to 500 ms.
    shortenWaits((ms) => {
      if (ms >= 250 && ms <= 500) return 0;
      return isEndless && ms === visitorTimeoutMs ? 150 : ms;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  return bench;
}

export type SourceBench = ReturnType<typeof sourceBench>;

/** 14,000 schemes compared as one hash: a difference is not worth printing. */
export function summaryOf(answer: Loaded<unknown>) {
  if (!answer.ok) return answer;
  return { ...answer.value, data: hashOf(Object(answer.value.data)) };
}

const hashOf = memoizeByObject((data: object) =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex'),
);

/** Faults of the answer, which each feed must see for itself. */
export const wrongAnswers = ['truncated', 'null', 'html', 'wrong-type', 'changed-shape', 'nulls'];
