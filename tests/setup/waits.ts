import { configure, getConfig } from '@testing-library/react';

/** Testing Library looks this often at what a test waits for. */
const lookEveryMs = 50;

/**
 * `waitFor` and `findBy` give up after a second, in which an idle machine looks twenty times. A busy one may spend that
 * second before the work that is waited for has had its turn. Here they give up after twenty looks: on an idle machine
 * after the same second.
 */
function countLooks<Result>(wait: () => Promise<Result>): Promise<Result> {
  const { setTimeout } = globalThis;
  const deadlineMs = getConfig().asyncUtilTimeout;
  const restore = () => void (globalThis.setTimeout = setTimeout);
  const start = (giveUp: () => void, ms?: number, ...values: unknown[]) => {
    // Testing Library looks at the function next, to see whether a test fakes the timers.
    restore();
    if (ms !== deadlineMs) return setTimeout(giveUp, ms, ...values);
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks * lookEveryMs < deadlineMs) return;
      clearInterval(timer);
      giveUp();
    }, lookEveryMs);
    return timer;
  };
  globalThis.setTimeout = start as typeof setTimeout;
  try {
    // Its deadline is the first timer that it sets, at once.
    return wait();
  } finally {
    restore();
  }
}

const { asyncWrapper } = getConfig();
configure({ asyncWrapper: (wait) => asyncWrapper(() => countLooks(wait)) });
