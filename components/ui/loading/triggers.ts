import type { LoadTrigger } from './use-lazy';

/** Loads when the place is on the screen or less than `distancePx` below or above it. */
export function whenNear(distancePx: number): LoadTrigger {
  return (load, place) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: `${distancePx}px` },
    );
    if (place) observer.observe(place);
    return () => observer.disconnect();
  };
}

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

const signs = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Loads when the person first points, touches or types. */
export const atFirstSign: LoadTrigger = (load) => {
  const begin = () => {
    stop();
    load();
  };
  const stop = () => signs.forEach((sign) => document.removeEventListener(sign, begin));
  signs.forEach((sign) => document.addEventListener(sign, begin, { passive: true }));
  return stop;
};
