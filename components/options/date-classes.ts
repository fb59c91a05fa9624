/** The parts of a date field take the focus inside, where the site's own ring does not see it (ui/date-field.tsx). */
export const dateClasses =
  'tabular-nums focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus';
