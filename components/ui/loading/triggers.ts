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

/** A touch begins with `pointerover`, too. A screen reader presses without pointer or key, and sends a click. */
const signs = ['pointerover', 'keydown', 'click'] as const;

/** Loads when the person first points, touches, types or presses. */
export const atFirstSign: LoadTrigger = (load) => {
  const begin = () => {
    stop();
    load();
  };
  const stop = () => signs.forEach((sign) => document.removeEventListener(sign, begin));
  signs.forEach((sign) => document.addEventListener(sign, begin, { passive: true }));
  return stop;
};
