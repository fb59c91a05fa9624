'use client';

import { EllipsisVerticalIcon } from '@heroicons/react/20/solid';
import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { CardMenuProps } from './card-menu';
import { menuButtonClasses } from './menu-button-classes';

/**
 * The button of a card's menu, which brings the menu when somebody shows interest in it: a page full of cards
 * pays for Headless UI only where a card is touched. A press that comes first opens the menu once it is there.
 */
export function CardMenuOnDemand({
  buttonRef,
  ...rest
}: Omit<CardMenuProps, 'buttonRef'> & { buttonRef: RefObject<HTMLButtonElement | null> }) {
  const [CardMenu, setCardMenu] = useState<ComponentType<CardMenuProps> | null>(null);
  const isAsked = useRef(false);
  const isPressed = useRef(false);
  const hadFocus = useRef(false);

  const bring = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./card-menu').then(
      (module) => {
        hadFocus.current = document.activeElement === buttonRef.current;
        setCardMenu(() => module.CardMenu);
      },
      () => (isAsked.current = false), // Offline: the next touch asks again.
    );
  };

  // The menu's own button stands where ours was, and takes over what has happened to ours.
  useLayoutEffect(() => {
    if (!CardMenu || !buttonRef.current) return;
    if (hadFocus.current || isPressed.current) buttonRef.current.focus();
    if (isPressed.current) {
      buttonRef.current.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      );
    }
  }, [CardMenu, buttonRef]);

  if (CardMenu) return <CardMenu {...rest} buttonRef={buttonRef} />;
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={rest.labels.menu}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={bring}
      onFocus={bring}
      onClick={() => {
        isPressed.current = true;
        bring();
      }}
      className={`needs-scripts ${menuButtonClasses}`}
    >
      <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
    </button>
  );
}
