import type { LoadTrigger } from './use-lazy';

/** Loads when the place is on the screen or less than `distancePx` below or above it. */
export function whenNear(distancePx: number): LoadTrigger {
  return (load, place) => {
    const observer = new IntersectionObserver(
      // A busy browser reports several frames at once, also one from before a panel opened: any of them counts.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: `${distancePx}px` },
    );
    if (place) observer.observe(place);
    return () => observer.disconnect();
  };
}

/** A screen reader presses without pointer or key, and sends a click; a dictated or filled-in value is an input only. */
const interactions = ['pointerdown', 'keydown', 'click', 'input'] as const;

/**
 * Loads when the person first points, touches, types or presses; at once if that was before the page's scripts had
 * loaded (lib/security/first-script.ts). A mouse that rests where the page appears does not count: the browser
 * reports a move over no distance.
 */
export const atFirstInteraction: LoadTrigger = (load) => {
  if (!('untouched' in document.documentElement.dataset)) {
    load();
    return;
  }
  const begin = () => {
    stop();
    load();
  };
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) begin();
  };
  const stop = () => {
    document.removeEventListener('pointermove', move);
    interactions.forEach((name) => document.removeEventListener(name, begin));
  };
  document.addEventListener('pointermove', move);
  interactions.forEach((name) => document.addEventListener(name, begin, { passive: true }));
  return stop;
};
