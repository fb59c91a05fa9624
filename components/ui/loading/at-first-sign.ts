import type { LoadTrigger } from './use-lazy';

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
