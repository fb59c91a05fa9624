/** Milliseconds of the processor, user and system, that some work takes. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return msSince(before);
}

/** The mutation tool counts each statement that runs: its code is several times slower than ours. */
const slowdown = process.env.MUTATION_TESTS ? 10 : 1;

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / slowdown;
}

/** The shortest of several tries, so that compiling, garbage collection and a busy machine do not count. */
export function minCpuMs(
  work: () => unknown,
  { enoughMs, tries = 5 }: { enoughMs: number; tries?: number },
): number {
  let min = Infinity;
  for (let run = 0; run < tries && min > enoughMs; run += 1) min = Math.min(min, cpuMs(work));
  return min;
}

/** The same for work that waits: what this process does meanwhile counts. */
export async function minCpuMsAsync(
  work: () => Promise<unknown>,
  { enoughMs, tries = 5 }: { enoughMs: number; tries?: number },
): Promise<number> {
  let min = Infinity;
  for (let run = 0; run < tries && min > enoughMs; run += 1) {
    min = Math.min(min, (await timedAsync(work)).ms);
  }
  return min;
}

/** The answer of some work, and the least milliseconds of the processor that it took. */
export function timed<T>(work: () => T, enoughMs: number): { result: T; ms: number } {
  let last: { result: T } | null = null;
  const ms = minCpuMs(() => (last = { result: work() }), { enoughMs });
  return { ...last!, ms };
}

/** The answer of some work that waits, and the milliseconds of the processor that this process took meanwhile. */
export async function timedAsync<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  return { result, ms: msSince(before) };
}
