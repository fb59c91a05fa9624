import type { MouseEvent } from 'react';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With such a key, a press means something to the browser: Alt and an arrow lead back, for instance. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** A click that the browser should answer itself: a new tab or window, a download, a middle button. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || hasModifier(event);
}
