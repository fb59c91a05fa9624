'use client';

import { XMarkIcon } from '@heroicons/react/20/solid';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';

type ToastLabels = { name: string; dismiss: string };

/** How long a toast shows; one with an action shows longer. */
const standsMs = 6000;
const withActionStandsMs = 12_000;

const none: readonly ShownToast[] = [];

/**
 * Where toasts appear: a live region at the corner of the screen. None leaves while the pointer or the focus is on
 * one of them or the page is out of sight. F8 goes to them, Escape dismisses, and the focus returns to where it
 * was. A page that shows toasts has one of it.
 */
export function ToastStack({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  const [isHeld, setIsHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key === 'F8') stack.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, []);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  /** A dismissed toast takes its focus along: it goes to the next one, or back. */
  const dismiss = (id: number) => {
    const own = stack.current?.querySelector(`[data-toast="${id}"]`);
    const hadFocus = own?.contains(document.activeElement);
    const next = [...(stack.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])]
      .filter((other) => other !== own)
      .at(-1)
      ?.querySelector('button');
    dismissToast(id);
    if (!next) setIsHeld(false);
    if (hadFocus) (next ?? cameFrom.current)?.focus();
  };

  return (
    <section
      ref={stack}
      aria-label={labels.name}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(stack.current?.contains(document.activeElement) ?? false)}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsHeld(currentTarget.contains(relatedTarget))
      }
      className="no-print fixed inset-x-4 bottom-4 z-50 max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] md:left-auto md:w-96"
    >
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2">
        {toasts.map((toast) => (
          <Item
            key={toast.id}
            toast={toast}
            isHeld={isHeld}
            dismissLabel={labels.dismiss}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}

function Item({
  toast: { id, sentence, action },
  isHeld,
  dismissLabel,
  onDismiss,
}: {
  toast: ShownToast;
  isHeld: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}) {
  const isSeen = useSyncExternalStore(onVisibilityChange, isPageVisible, () => true);
  const isStanding = isHeld || !isSeen;
  const ms = action ? withActionStandsMs : standsMs;

  useEffect(() => {
    if (isStanding) return;
    const timer = setTimeout(() => dismissToast(id), ms);
    return () => clearTimeout(timer);
  }, [isStanding, id, ms]);

  return (
    <li
      data-toast={id}
      className="flex animate-appear items-center gap-2 rounded border border-line bg-surface-raised py-1 pr-1 pl-4 text-sm text-ink shadow-raised"
    >
      <p className="flex-1 py-2">{sentence}</p>
      {action ? (
        <button
          type="button"
          onKeyDown={escapeDismisses(onDismiss)}
          onClick={() => {
            action.onSelect();
            onDismiss();
          }}
          className="min-h-11 rounded px-3 font-semibold text-accent hover:bg-accent-soft"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={dismissLabel}
        onKeyDown={escapeDismisses(onDismiss)}
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-surface-sunken"
      >
        <XMarkIcon aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

function escapeDismisses(dismiss: () => void) {
  return (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dismiss();
  };
}

const isPageVisible = () => document.visibilityState === 'visible';

function onVisibilityChange(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

export type Toast = {
  sentence: string;
  /** One thing to do about it. It must also be possible elsewhere: a toast goes away. */
  action?: { label: string; onSelect: () => void };
};

type ShownToast = Toast & { id: number };

const maxAtOnce = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  listeners.forEach((notify) => notify());
}

/**
 * Says in passing that something was done. The page needs one `ToastStack`; of more than three toasts the oldest
 * go. Never for an error: that shows where it happened (`Alert`, `FieldError`).
 * @returns the toast's id, for `dismissToast`.
 */
export function showToast(toast: Toast): number {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }].slice(-maxAtOnce));
  return lastId;
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** For `ToastStack`: the current toasts, and a subscription to their changes. */
export const toastStore = {
  current: () => shown,
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
