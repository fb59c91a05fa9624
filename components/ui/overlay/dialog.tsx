'use client';

import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import type { ReactNode } from 'react';

/**
 * A question or a short task over the page. Focus stays inside and returns to where it came from; Escape and a
 * press outside close it. `actions` are its buttons; mark the safe one with `data-autofocus`, or the dialog itself
 * takes the focus.
 */
export function Dialog({
  isOpen,
  title,
  description,
  actions,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  description?: string;
  actions: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim/50" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className="w-full max-w-md rounded-lg border border-line bg-surface-raised p-6 shadow-raised">
          <DialogTitle className="text-lg font-semibold">{title}</DialogTitle>
          {description ? (
            <Description className="mt-2 text-ink-soft">{description}</Description>
          ) : null}
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
