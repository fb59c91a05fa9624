'use client';

import { Bars3Icon } from '@heroicons/react/24/outline';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DrawerProps } from '../ui/drawer';

const mobileBreakpointPx = 992;

/**
 * The menu button of narrow screens and the drawer that it opens. The drawer's code comes with the first
 * touch of the button.
 */
export function MenuDrawer({
  labels,
  children,
}: {
  labels: { open: string; close: string; title: string };
  children: ReactNode;
}) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const load = () => {
    if (Drawer) return;
    import('../ui/drawer').then(
      (module) => setDrawer(() => module.Drawer),
      () => setIsOpen(false),
    );
  };

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${mobileBreakpointPx}px)`);
    const close = () => setIsOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={labels.open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setIsOpen(true);
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
          onClose={() => setIsOpen(false)}
        >
          {/* A link followed in the drawer closes it; so does the link to the page one is on. */}
          <div
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
            }}
          >
            {children}
          </div>
        </Drawer>
      ) : null}
    </>
  );
}
