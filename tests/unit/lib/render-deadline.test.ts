jest.mock('next/headers', () => ({ headers: async () => new Headers() }));

/** As in a new instance, whose first visit is now. */
async function loadAnew() {
  jest.resetModules();
  return (await import('@/lib/render-deadline')).withRenderDeadline;
}

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'figures'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether a part that takes `tookMs` is in the first HTML, and how long that HTML waited. */
async function visit(
  wait: Awaited<ReturnType<typeof loadAnew>>,
  tookMs: number,
): Promise<{ arrived: string | undefined; waitedMs: number }> {
  const startedAt = Date.now();
  const waited = wait({ part: after(tookMs) }, 150);
  let waitedMs = Infinity;
  const done = waited.then(() => (waitedMs = Date.now() - startedAt));
  await jest.advanceTimersByTimeAsync(tookMs + 10_000);
  await done;
  return { arrived: (await waited).part.arrived, waitedMs };
}

test('the first visit of an instance waits for figures that come over empty caches', async () => {
  const wait = await loadAnew();
  expect(await visit(wait, 4_900)).toEqual({ arrived: 'figures', waitedMs: 4_900 });
});

test('a provider that is down holds up the first visit for five seconds more, and no later one', async () => {
  const wait = await loadAnew();
  expect(await visit(wait, 60_000)).toEqual({ arrived: undefined, waitedMs: 5_150 });
  expect(await visit(wait, 60_000)).toEqual({ arrived: undefined, waitedMs: 150 });
  expect(await visit(wait, 100)).toEqual({ arrived: 'figures', waitedMs: 100 });
});
