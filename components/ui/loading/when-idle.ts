import type { LoadTrigger } from './use-lazy';

const longestMs = 2000;

/** Loads when the browser has nothing else to do. */
export const whenIdle: LoadTrigger = (load) => {
  if (window.requestIdleCallback) {
    const asked = window.requestIdleCallback(load, { timeout: longestMs });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(load, longestMs);
  return () => clearTimeout(timer);
};
