/** One entry of this browser's storage: its text, a way to change it, and word of every change. */
type BrowserEntry = {
  /** Null where there is none, and where the browser allows no look. */
  read: () => string | null;
  /** Null forgets it. Whoever listens is told. @returns whether the browser did it; else nobody is told. */
  write: (text: string | null) => boolean;
  /** Tells whoever listens that something changed which the browser does not know. */
  tell: () => void;
  /** Tells of every change, also of one made in another tab. @returns the way to stop listening. */
  onChange: (notify: () => void) => () => void;
};

/** The entry under this key, which lib/policies/data-inventory.ts names. */
export function browserEntry(key: string): BrowserEntry {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((notify) => notify());
  return {
    tell,
    read: () => {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null; // Private windows of some browsers refuse.
      }
    },
    write: (text) => {
      try {
        if (text === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
      } catch {
        return false; // Full, or forbidden.
      }
      tell();
      return true;
    },
    onChange: (notify) => {
      const otherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) notify();
      };
      listeners.add(notify);
      window.addEventListener('storage', otherTab);
      return () => {
        listeners.delete(notify);
        window.removeEventListener('storage', otherTab);
      };
    },
  };
}
