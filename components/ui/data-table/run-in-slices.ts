type Pace = {
  now: () => number;
  /** Lets the browser paint and answer, then comes back. */
  pause: () => Promise<void>;
  sliceMs: number;
};

/** Readers notice a task over 50 ms; 12 ms leave time for React and the style sheet in the same frame. */
const sliceMs = 12;

const browserPace: Pace = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  sliceMs,
};

/**
 * Runs work that can stop (a generator) in slices short enough that the page stays responsive.
 * @returns null when the work was called off before its end.
 */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
  { now, pause, sliceMs: slice }: Pace = browserPace,
): Promise<Result | null> {
  for (;;) {
    // Also before the first slice: it would lengthen the task of the click that asked for it.
    await pause();
    if (signal.aborted) return null;
    const end = now() + slice;
    while (now() < end) {
      const { done, value } = work.next();
      if (done) return value;
    }
  }
}
