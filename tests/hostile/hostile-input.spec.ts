import { expect, test } from '@playwright/test';
import { createAccount } from '../e2e/fixtures/auth-emulator';
import { CookieJar } from '../e2e/fixtures/cookie-jar';
import { hostileShapes, type HostileShape } from '../factories/hostile-shapes';
import { hostileCases, type HostileCase } from './cases';
import { processorMs, residentMiB } from './processor-time';
import { actionIds, requestsOf, type HostileRequest } from './requests';
import { startSecondVisitor } from './second-visitor';
import { send, type Answer } from './send';

/**
 * Sends hostile texts into every entry of the site, one request at a time, and reads off the server what each costs.
 * `HOSTILE_INPUT=all` (npm run check:deep) sends each shape at three sizes. Otherwise each entry gets every thirtieth one,
 * the next entry the next ones, so that each shape goes to four entries or more, in turn at a size that a form may have
 * and at one that is refused for its length.
 */
const isWhole = process.env.HOSTILE_INPUT === 'all';
const serverPid = Number(process.env.E2E_SERVER_PID);

/** More than a plain request of the same entry may cost, in milliseconds of processor. */
const maxExtraMs = 50;
/** How much longer than beside plain requests a second visitor may wait for a small page. */
const maxExtraWaitMs = 200;
const maxGrowthMiB = 50;

const maxOfForm = 30_000;
const largest = 1_000_000;
const addressSizes = [70, 700, 7_000];
const bodySizes = [1_000, maxOfForm, largest];
/** In `npm test`, each entry gets the shapes that are so many places apart. */
const everyNth = 30;

/** Limits of requests count by member: with many members, what is behind a limit is reached too. */
const memberCount = isWhole ? 24 : 12;
const members: string[] = [];
let ids = new Map<string, string>();
let nextMember = 0;

test.skip(
  process.platform !== 'linux',
  'Processor time and memory of a process are read from /proc.',
);

test.beforeAll(async () => {
  ids = actionIds();
  for (let index = 0; index < memberCount; index += 1) members.push(await signedInCookie());
});

test('the build has the server actions that the cases name, and no other', () => {
  const built = [...ids.keys()].sort();
  const named = Object.keys(hostileCases).filter((entry) => entry.includes('actions.ts#'));
  expect(built).toEqual(named.sort());
});

for (const [index, [entry, hostile]] of Object.entries(hostileCases).entries()) {
  test(`${entry} answers hostile texts in time`, async () => {
    const problems: string[] = [];
    // The first of them loads whatever the server loads once.
    const plainMs = await cheapest(() => costOf(entry, hostile, '1'));
    const visitor = startSecondVisitor();
    const costs: number[] = [];
    const textsBySize = textsFor(hostile, index);
    for (const texts of textsBySize) {
      let sum = 0;
      for (const { shape, size } of texts) {
        const text = textOf(hostile, shape, size);
        const { ms, found } = await costOf(entry, hostile, text);
        problems.push(...found.map((what) => `${shape.name}, ${String(size)}: ${what}`));
        sum += ms;
        if (ms - plainMs <= maxExtraMs) continue;
        // The page itself may be dear at that moment, or a collection of garbage falls into the request.
        const extra = await extraMs(entry, hostile, text);
        if (extra > maxExtraMs) {
          problems.push(
            `${shape.name}, ${String(size)} characters: ${String(Math.round(extra))} ms more`,
          );
        }
      }
      costs.push(sum / texts.length);
    }
    let waitMs = await visitor.stop();
    // The machine itself may stand still for a moment, and a slow one takes long for the plain page too. A text that holds
    // up others does so each time.
    for (let round = 0; round < 3 && waitMs > maxExtraWaitMs; round += 1) {
      const texts = textsBySize.flat().map(({ shape, size }) => textOf(hostile, shape, size));
      const plainWaitMs = await waitBeside(
        entry,
        hostile,
        texts.map(() => '1'),
      );
      waitMs = Math.min(waitMs, (await waitBeside(entry, hostile, texts)) - plainWaitMs);
    }
    if (waitMs > maxExtraWaitMs)
      problems.push(`a second visitor waited ${String(Math.round(waitMs))} ms longer`);
    if (isWhole) problems.push(...growthProblems(costs, sizesOf(hostile)));
    const mean = costs.map((ms) => ms.toFixed(1)).join(', ');
    test.info().annotations.push({
      type: 'cost',
      description: `plain ${plainMs.toFixed(1)} ms; hostile ${mean} ms; other visitor ${waitMs.toFixed(0)} ms`,
    });
    expect(problems).toEqual([]);
  });
}

test('memory is where it was when the same comes again', async () => {
  const sendAll = async () => {
    for (const [index, [entry, hostile]] of Object.entries(hostileCases).entries()) {
      if (entry.endsWith('#signOutEverywhere')) continue;
      const [sample = []] = textsFor(hostile, index);
      for (const { shape, size } of sample.slice(0, isWhole ? 3 : 1)) {
        await costOf(entry, hostile, textOf(hostile, shape, isWhole ? largest : size));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, isWhole ? 2_000 : 1_000));
  };
  // After the first time the server has set aside what such texts need. What it has not collected yet can still make one round
  // larger than the last; memory that is never given back makes every round larger.
  await sendAll();
  let grown = Infinity;
  for (let round = 1; round <= 3 && grown > maxGrowthMiB; round += 1) {
    const before = residentMiB(serverPid);
    await sendAll();
    grown = Math.round(residentMiB(serverPid) - before);
    test.info().annotations.push({ type: 'memory', description: `${String(grown)} MiB more` });
  }
  expect(grown).toBeLessThanOrEqual(maxGrowthMiB);
});

type Text = { shape: HostileShape; size: number };

const sizesOf = ({ body, plainArguments }: HostileCase) =>
  body || plainArguments ? bodySizes : addressSizes;

/** Every shape at one size after the other, or the sample of `npm test` for the entry at this place of the list. */
function textsFor(hostile: HostileCase, place: number): Text[][] {
  const sizes = sizesOf(hostile);
  if (isWhole) return sizes.map((size) => hostileShapes.map((shape) => ({ shape, size })));
  const shapes = hostileShapes.filter((_, index) => (index + place) % everyNth === 0);
  const round = Math.floor(place / everyNth);
  const largestTwo = sizes === bodySizes ? [maxOfForm, largest] : [7_000, 7_000];
  return [shapes.map((shape, index) => ({ shape, size: largestTwo[(round + index) % 2]! }))];
}

/** Fields of a form share the size. */
function textOf({ fields = [] }: HostileCase, shape: HostileShape, size: number): string {
  return shape.make(Math.ceil(size / Math.max(1, fields.length)));
}

type Cost = { ms: number; found: string[] };

/** What the dearest of an entry's requests costs with this text, and what is wrong with the answers. */
async function costOf(entry: string, hostile: HostileCase, text: string): Promise<Cost> {
  const found: string[] = [];
  let ms = 0;
  const cookie = entry.endsWith('#signOutEverywhere') ? await signedInCookie() : cookieFor(hostile);
  for (const request of requestsOf(entry, hostile, text, ids.get(entry))) {
    const before = processorMs(serverPid);
    const answer = await send(request, { cookie }).catch((error: unknown) => String(error));
    ms = Math.max(ms, processorMs(serverPid) - before);
    found.push(...problemsOf(request, answer));
  }
  return { ms, found };
}

function problemsOf({ place }: HostileRequest, answer: Answer | string): string[] {
  // A server that refuses a body for its length may close the line before all of it is sent.
  if (typeof answer === 'string')
    return /EPIPE|ECONNRESET/.test(answer) ? [] : [`${place}: ${answer}`];
  const { status, headers } = answer;
  const missing = ['x-content-type-options', 'content-security-policy', 'referrer-policy'].filter(
    (name) => !headers[name],
  );
  return [
    ...(status >= 500 && status !== 503 ? [`${place}: ${String(status)}`] : []),
    ...missing.map((name) => `${place}: ${String(status)} without ${name}`),
  ];
}

/** The hostile request's cost over a plain one's: the least of each, sent alternately so that both meet the same load. */
async function extraMs(entry: string, hostile: HostileCase, text: string): Promise<number> {
  let [leastPlain, leastHostile] = [Infinity, Infinity];
  for (let round = 0; round < 6; round += 1) {
    leastPlain = Math.min(leastPlain, (await costOf(entry, hostile, '1')).ms);
    leastHostile = Math.min(leastHostile, (await costOf(entry, hostile, text)).ms);
    if (leastHostile - leastPlain <= maxExtraMs) break;
  }
  return leastHostile - leastPlain;
}

/** What a second visitor waits while the entry gets these texts, in milliseconds. */
async function waitBeside(entry: string, hostile: HostileCase, texts: readonly string[]) {
  const visitor = startSecondVisitor();
  for (const text of texts) await costOf(entry, hostile, text);
  return visitor.stop();
}

async function cheapest(measure: () => Promise<Cost>): Promise<number> {
  let min = Infinity;
  for (let round = 0; round < (isWhole ? 3 : 2); round += 1) {
    min = Math.min(min, (await measure()).ms);
  }
  return min;
}

/** Ten times the text may cost ten times as much, plus the cost of any request. */
function growthProblems(costs: readonly number[], sizes: readonly number[]): string[] {
  return costs.flatMap((cost, index) => {
    const [before, size] = [costs[index - 1], sizes[index - 1]];
    if (before === undefined || size === undefined) return [];
    const max = before * (sizes[index]! / size) + 5;
    return cost <= max ? [] : [`cost grew from ${before.toFixed(1)} to ${cost.toFixed(1)} ms`];
  });
}

/** One member after the other, so that none reaches a limit before the others. */
function cookieFor({ isMember }: HostileCase): string | undefined {
  if (!isMember) return undefined;
  nextMember += 1;
  return members[nextMember % members.length];
}

async function signedInCookie(): Promise<string> {
  const jar = await CookieJar.signedIn(await createAccount());
  return jar
    .names()
    .map((name) => `${name}=${jar.get(name) ?? ''}`)
    .join('; ');
}
