import { browserCopyKey } from './browser-copy-key';

/**
 * What a guest keeps, in this browser: the same items as a member's (saved-item.ts), in one entry of its storage. It
 * is never sent anywhere until the person, signed in, asks to add it to the account.
 */
export type BrowserItem = {
  id: string;
  kind: string;
  version: number;
  data: Readonly<Record<string, unknown>>;
  /** ISO instant. */
  updatedAt: string;
};

type BrowserCopy = {
  /** Newest first. */
  items: readonly BrowserItem[];
  /** The person was asked and said that these stay here. */
  staysHere: boolean;
};

/** `blocked`: this browser keeps nothing; `newer`: a later release wrote the entry, which this one must not spoil. */
export type BrowserProblem = 'full' | 'blocked' | 'newer';

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const browserLimits = { items: 60, characters: 60_000 } as const;

const schemaVersion = 1;
const nothing: BrowserCopy = { items: [], staysHere: false };

/** The copy in a text of the storage. What is no copy at all counts as none; `newer` is left alone. */
export function readBrowserCopy(text: string | null): BrowserCopy | 'newer' {
  const entry = objectOf(text ?? '');
  if (!entry) return nothing;
  if (typeof entry.schema === 'number' && entry.schema > schemaVersion) return 'newer';
  const items = Array.isArray(entry.items) ? entry.items.filter(isItem) : [];
  return { items, staysHere: entry.staysHere === true };
}

/** Adds the item, or replaces the one of its id. Nothing changes where there is a problem. */
export function putInBrowser(
  storage: BrowserStorage | null,
  item: BrowserItem,
): BrowserProblem | null {
  return change(storage, ({ items }) => ({
    items: [item, ...items.filter(({ id }) => id !== item.id)],
    staysHere: false,
  }));
}

/** Takes out the items of these ids, and the whole entry with the last of them. */
export function removeFromBrowser(
  storage: BrowserStorage | null,
  ids: readonly string[],
): BrowserProblem | null {
  return change(storage, ({ items, staysHere }) => ({
    items: items.filter(({ id }) => !ids.includes(id)),
    staysHere,
  }));
}

/** Remembers that the person wants these things to stay in this browser, until something is added to them. */
export function leaveInBrowser(storage: BrowserStorage | null): BrowserProblem | null {
  return change(storage, ({ items }) => ({ items, staysHere: true }));
}

function change(
  storage: BrowserStorage | null,
  next: (copy: BrowserCopy) => BrowserCopy,
): BrowserProblem | null {
  try {
    if (!storage) return 'blocked';
    const copy = readBrowserCopy(storage.getItem(browserCopyKey));
    if (copy === 'newer') return 'newer';
    const { items, staysHere } = next(copy);
    if (items.length === 0) {
      storage.removeItem(browserCopyKey);
      return null;
    }
    const text = JSON.stringify({
      schema: schemaVersion,
      items,
      ...(staysHere ? { staysHere } : {}),
    });
    const grows = items.length > copy.items.length;
    if (grows && (items.length > browserLimits.items || text.length > browserLimits.characters)) {
      return 'full';
    }
    storage.setItem(browserCopyKey, text);
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'blocked';
  }
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isItem(value: unknown): value is BrowserItem {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.kind === 'string' &&
    typeof value.version === 'number' &&
    isObject(value.data) &&
    typeof value.updatedAt === 'string' &&
    !Number.isNaN(Date.parse(value.updatedAt))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
