/**
 * Runs the work and records its duration in the browser's performance timeline, for bench/calculator-speed.mjs and
 * for developers in the profiler. The entry stays in the browser.
 */
export function measured<Outcome>(name: string, work: () => Outcome): Outcome {
  const start = performance.now();
  const outcome = work();
  performance.measure(name, { start });
  return outcome;
}
