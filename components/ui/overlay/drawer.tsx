'use client';

import { XMarkIcon } from '@heroicons/react/24/outline';
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';

type DrawerProps = {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel that slides in from the left over the page. Focus stays inside and returns to where it came from; Escape,
 * the overlay and the button close it. The style sheet alone moves it: with Headless UI's `transition`, a drawer
 * closed while it opens stays over the page (github.com/tailwindlabs/headlessui/issues/3892).
 */
export function Drawer({ isOpen, title, closeLabel, onClose, children }: DrawerProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim/50 transition-opacity duration-calm starting:opacity-0" />
      {/* The border shows in forced colours, which leave out the background and the shadow. */}
      <DialogPanel className="fixed inset-y-0 left-0 w-80 max-w-[85vw] overflow-y-auto border-r border-transparent bg-surface shadow-raised transition-transform duration-calm starting:-translate-x-full">
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-7">
          <DialogTitle className="font-semibold">{title}</DialogTitle>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="grid size-11 place-items-center rounded text-ink-soft hover:bg-surface-sunken"
          >
            <XMarkIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
        {children}
      </DialogPanel>
    </Dialog>
  );
}
