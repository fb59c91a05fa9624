'use client';

import { useEffect, useId, useState, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** What a tooltip's trigger takes over, so that the tip describes it. */
type TooltipTrigger = { 'aria-describedby': string };

/**
 * A short explanation of the control beside it, shown while the pointer is on either of them or the keyboard on the
 * control. Escape closes it. It is optional: the control is usable without it, and it holds no link or button.
 */
export function Tooltip({
  tip,
  align = 'centre',
  children,
}: {
  tip: string;
  /** Which edge of the control it is aligned with; a control at the edge of the page needs its own. */
  align?: 'start' | 'centre' | 'end';
  children: (trigger: TooltipTrigger) => ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog or full screen around it must not react to the same key.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    };
    document.addEventListener('keydown', closeByKey, { capture: true });
    return () => document.removeEventListener('keydown', closeByKey, { capture: true });
  }, [isOpen]);

  return (
    <span
      role="presentation"
      className="group/tooltip relative inline-flex"
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={(event) => setIsOpen(event.currentTarget.contains(document.activeElement))}
      onFocus={() => setIsOpen(true)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      {children({ 'aria-describedby': id })}
      <span
        className={classNames(
          // The padding bridges the gap, so that the pointer can go over to the tip.
          'absolute bottom-full z-20 w-max max-w-[min(18rem,75vw)] pb-2',
          isOpen
            ? 'animate-appear'
            : 'hidden noscript:group-focus-within/tooltip:block noscript:group-hover/tooltip:block',
          align === 'start' && 'left-0',
          align === 'centre' && 'left-1/2 -translate-x-1/2',
          align === 'end' && 'right-0',
        )}
      >
        <span
          id={id}
          role="tooltip"
          // The border shows in forced colours, which leave out the background.
          className="block rounded-sm border border-transparent bg-ink px-3 py-2 text-left text-sm font-normal text-canvas shadow-raised"
        >
          {tip}
        </span>
      </span>
    </span>
  );
}
