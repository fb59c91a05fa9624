/** Sets the date, which stands until `jest.setSystemTime` moves it. Timers stay real: what is tested may wait for one. */
export function fakeDate(now: number | Date): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
      ...(['setImmediate', 'setInterval', 'setTimeout'] as const),
      ...(['clearImmediate', 'clearInterval', 'clearTimeout'] as const),
    ],
  });
}

/** Real timers that run sooner or later, by a rule that gives the new wait of each, until mocks are restored. */
export function changeWaits(
  newWaitMs: (ms: number) => number,
): jest.SpiedFunction<typeof setTimeout> {
  const start = setTimeout;
  return jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms = 0, ...values: unknown[]) =>
      start(run, newWaitMs(ms), ...values)) as typeof setTimeout);
}
