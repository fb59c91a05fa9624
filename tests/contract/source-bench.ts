import { createHash } from 'node:crypto';
import { marketFeed } from '@/lib/crypto/data/feeds';
import { memoizeByObject } from '@/lib/memoize';
import { createLoader, type LoaderParts } from '@/lib/sources/loader';
import type { Loaded } from '@/lib/sources/sourced';
import { changeWaits } from '@/tests/factories/timers';
import { durable, fakeCache } from './fake-stores';
import { startUpstream } from './local-upstream';

/** The market with twenty coins: what the engine does with an answer does not depend on its length. */
export const smallMarketFeed: typeof marketFeed = {
  ...marketFeed,
  path: marketFeed.path.replace('per_page=250', 'per_page=20'),
};

/** With these faults no answer arrives while they last. */
const endless = ['hanging', 'dripping'];
const visitorTimeoutMs = 1_500;
/** Every provider has at least this long for an answer. */
const minTimeLimitMs = 5_000;
/** The longest wait of a timer: a test that waits for it fails by its own limit. */
const never = 2 ** 31 - 1;

/** The stand-in of the providers for one test file, with its own clock, and instances of the site that request it. */
export function sourceBench() {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let isVisitLimited = false;
  let isRequestLimited = false;
  const renewals: Promise<unknown>[] = [];

  /** A time limit never ends unless the test asks for it, so that a busy machine does not change the result. */
  function waitMsOf(ms: number): number {
    // The second try of a request waits for 250 to 500 ms.
    if (ms >= 250 && ms <= 500) return 0;
    if (ms === visitorTimeoutMs) return isVisitLimited ? 150 : never;
    if (ms >= minTimeLimitMs) return isRequestLimited ? 300 : never;
    return ms;
  }

  const bench = {
    clockMs: 0,
    get upstream() {
      return upstream;
    },
    async breakWith(fault: string, options: object = {}) {
      isVisitLimited = endless.includes(fault);
      await upstream.breakWith(fault, options);
    },
    /** From now on a visitor waits 150 ms, then gets the figures that are known. */
    limitVisits() {
      isVisitLimited = true;
    },
    /** From now on a request ends by the time limit of its provider. */
    limitRequests() {
      isRequestLimited = true;
    },
    async heal() {
      isVisitLimited = false;
      isRequestLimited = false;
      await upstream.heal();
    },
    /** Resolves when all renewals in the background have come or failed. */
    async renewed() {
      await Promise.allSettled(renewals.splice(0));
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
        remember: fakeCache(
          () => bench.clockMs,
          (renewal) => void renewals.push(renewal),
        ),
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
    // Only the clock that people see: requests and pauses run on real timers.
    jest.spyOn(Date, 'now').mockImplementation(() => bench.clockMs);
    changeWaits(waitMsOf);
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
