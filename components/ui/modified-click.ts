import type { MouseEvent } from 'react';

/** A click that the browser should answer itself: a new tab or window, a download, a middle button. */
export function isModifiedClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
