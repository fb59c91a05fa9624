export type Toast = {
  sentence: string;
  /** One thing to do about it. It must also be possible elsewhere: a toast goes away. */
  action?: { label: string; onSelect: () => void };
};

export type ShownToast = Toast & { id: number };

const mostAtOnce = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  listeners.forEach((notify) => notify());
}

/**
 * Says in passing that something was done. The page needs one `ToastStack`; of more than three toasts the oldest
 * go. Never for an error: that stands where it happened (`Alert`, `FieldError`).
 * @returns the toast's id, for `dismissToast`.
 */
export function showToast(toast: Toast): number {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }].slice(-mostAtOnce));
  return lastId;
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** For `ToastStack`: the toasts as they are, and word of each change. */
export const toastStore = {
  current: () => shown,
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
