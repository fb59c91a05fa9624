/**
 * Does the work and notes in the browser's own timeline how long it took, for bench/calculator-speed.mjs and for whoever
 * opens the profiler. The note stays in the browser.
 */
export function measured<Outcome>(name: string, work: () => Outcome): Outcome {
  const start = performance.now();
  const outcome = work();
  performance.measure(name, { start });
  return outcome;
}
