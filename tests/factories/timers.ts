/** For `doNotFake`: only the date is moved, since the emulated Firestore waits with real timers. */
export const timersButDate = [
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ...(['setImmediate', 'setInterval', 'setTimeout'] as const),
  ...(['clearImmediate', 'clearInterval', 'clearTimeout'] as const),
];
