'use client';

import { useEffect } from 'react';

/** How long the pointer or the focus rests on a word before its meaning shows. */
const restMs = 300;

/**
 * Shows the meaning of a word (terms.tsx) by pointer and focus in browsers without `interestfor`; Escape closes it. In
 * browsers that have it, this does nothing.
 */
export function TermHints() {
  useEffect(() => {
    if ('interestForElement' in HTMLAnchorElement.prototype) return;
    let open: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      if (open?.matches(':popover-open')) open.hidePopover();
      open = null;
    };
    const show = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      // The meaning stays open while the pointer is inside it, so that it can be read.
      if (open?.contains(target)) return;
      hide();
      const link = target.closest<HTMLElement>('a[interestfor]');
      const note = link && document.getElementById(link.getAttribute('interestfor') ?? '');
      if (!note) return;
      timer = setTimeout(() => {
        note.showPopover({ source: link });
        open = note;
      }, restMs);
    };
    const hideByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('pointerover', show);
    document.addEventListener('focusin', show);
    document.addEventListener('keydown', hideByKey);
    return () => {
      hide();
      document.removeEventListener('pointerover', show);
      document.removeEventListener('focusin', show);
      document.removeEventListener('keydown', hideByKey);
    };
  }, []);
  return null;
}
