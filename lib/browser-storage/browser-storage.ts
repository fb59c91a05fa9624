import type { EntryKey } from './keys';

/** Why nothing was written. `full`: the quota is exhausted; `blocked`: the browser allows no storage. */
export type StorageProblem = 'full' | 'blocked';

/** Local storage is shared by all tabs and stays; session storage ends with its tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** `Written` differs from `Value` where the schema reads more out of an entry than is stored in it. */
export type BrowserStorage<Value, Written = Value> = {
  /** Null without an entry, with a damaged one, and where storage is blocked. An unchanged entry gives the same object. */
  read: () => Value | null;
  write: (value: Written) => StorageProblem | null;
  remove: () => StorageProblem | null;
  /** Notifies after each write and removal, also of another tab. @returns the function that ends it. */
  subscribe: (notify: (isFromOtherTab: boolean) => void) => () => void;
};

/**
 * One entry of the browser's storage. A string is stored as it is, so that a script can compare it without a parser;
 * any other value is stored as JSON.
 * @param schema gets the stored value, or the text itself where that is no JSON. Null means that the entry is damaged.
 */
export function browserStorage<Value, Written = Value>(
  key: EntryKey,
  schema: (stored: unknown) => Value | null,
  area: StorageArea = 'localStorage',
): BrowserStorage<Value, Written> {
  const listeners = new Set<(isFromOtherTab: boolean) => void>();
  let last: { text: string | null; value: Value | null } = { text: null, value: null };

  const change = (apply: (storage: Storage) => void): StorageProblem | null => {
    let problem: StorageProblem | null = null;
    try {
      apply(window[area]);
    } catch (error) {
      problem =
        error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
    listeners.forEach((notify) => notify(false));
    return problem;
  };

  return {
    read: () => {
      try {
        const text = window[area].getItem(key);
        if (text !== last.text) last = { text, value: text === null ? null : schema(decode(text)) };
        return last.value;
      } catch {
        return null;
      }
    },
    write: (value) => change((storage) => storage.setItem(key, encode(value))),
    remove: () => change((storage) => storage.removeItem(key)),
    subscribe: (notify) => {
      // The browser reports only what other tabs do; without a key, everything was removed.
      const otherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) notify(true);
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

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A string that would be read back as something else is quoted. */
function encode(value: unknown): string {
  return typeof value === 'string' && decode(value) === value ? value : JSON.stringify(value);
}
