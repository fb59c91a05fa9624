/** The button of a menu, before and after its menu has arrived. */
export const menuButtonClasses =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 text-ink-soft ' +
  'hover:bg-surface-sunken data-open:bg-surface-sunken';
