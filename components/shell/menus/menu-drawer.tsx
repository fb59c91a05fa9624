'use client';

import { Bars3Icon } from '@heroicons/react/24/outline';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';

const mobileBreakpointPx = 992;

/**
 * The menu button of narrow screens and the drawer that it opens. The drawer's code comes with the first
 * touch of the button.
 */
export function MenuDrawer({ labels }: { labels: { open: string; close: string; title: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const {
    code: Drawer,
    load,
    press,
  } = useLazy(() => import('@/components/ui/overlay/drawer').then((module) => module.Drawer));
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${mobileBreakpointPx}px)`);
    const close = () => setIsOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // A link followed in the drawer closes it, also the link to the page one is on.
  useEffect(() => {
    if (!isOpen) return;
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[role=dialog] a')) setIsOpen(false);
    };
    document.addEventListener('click', closeAfterLink);
    return () => document.removeEventListener('click', closeAfterLink);
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={labels.open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setIsOpen(true);
          press(() => setIsOpen(false));
        }}
        className="needs-scripts grid size-11 place-items-center rounded text-ink-soft hover:bg-surface-sunken lg:hidden"
      >
        <Bars3Icon aria-hidden="true" className="size-6" />
      </button>
      {Drawer ? (
        <Drawer
          isOpen={isOpen}
          title={labels.title}
          closeLabel={labels.close}
          onClose={() => {
            setIsOpen(false);
            focusWhenFree(button.current);
          }}
        >
          <MenuSlot />
        </Drawer>
      ) : null}
    </>
  );
}

const Menu = createContext<ReactNode>(null);

/**
 * The menu is written once into a page's payload and shown in two places, the sidebar and the drawer:
 * each place is a `MenuSlot`.
 */
export function MenuProvider({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return <Menu value={menu}>{children}</Menu>;
}

export function MenuSlot() {
  return use(Menu);
}
