import {
  bookingCancelled,
  bookingConfirmed,
  bookingForHost,
  bookingMoved,
  timeFree,
} from './booking';

/** Every mail that the site writes: a plain function from its values to a letter. A feature adds its own here. */
export const templates = {
  bookingConfirmed,
  bookingMoved,
  bookingCancelled,
  bookingForHost,
  timeFree,
} as const;

export type TemplateName = keyof typeof templates;

export type ValuesOf<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];
