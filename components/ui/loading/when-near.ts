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
