'use client';

import { EllipsisVerticalIcon } from '@heroicons/react/20/solid';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CardMenuProps } from './card-menu';
import { menuButtonClasses } from '@/components/ui/overlay/menu-button-classes';
import { useLazy } from '@/components/ui/loading/use-lazy';

/**
 * The button of a card's menu. It loads the menu on hover or focus, so that a page full of cards loads Headless UI only
 * when a menu is used. A press before that opens the menu once it has loaded.
 */
export function LazyCardMenu({
  buttonRef,
  ...rest
}: Omit<CardMenuProps, 'buttonRef'> & { buttonRef: RefObject<HTMLButtonElement | null> }) {
  const isPressed = useRef(false);
  // Offline, the next touch asks again.
  const { code, load } = useLazy(async () => {
    const { CardMenu } = await import('./card-menu');
    return { CardMenu, hadFocus: document.activeElement === buttonRef.current };
  });

  // The menu's own button replaces ours, and takes over its focus and state.
  useLayoutEffect(() => {
    if (!code || !buttonRef.current) return;
    if (code.hadFocus || isPressed.current) buttonRef.current.focus();
    if (isPressed.current) {
      buttonRef.current.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      );
    }
  }, [code, buttonRef]);

  if (code) return <code.CardMenu {...rest} buttonRef={buttonRef} />;
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={rest.labels.menu}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => {
        isPressed.current = true;
        load();
      }}
      className={`needs-scripts ${menuButtonClasses}`}
    >
      <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
    </button>
  );
}
