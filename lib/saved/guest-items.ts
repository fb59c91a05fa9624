import { isRecord } from '@/lib/fields-of';

/**
 * What a guest saves, in this browser: the same items as a member's (saved-item.ts), in one entry of its storage. It
 * is never sent anywhere until the person, signed in, asks to add it to the account.
 */
export type GuestItem = {
  id: string;
  kind: string;
  version: number;
  data: Readonly<Record<string, unknown>>;
  /** ISO instant. */
  updatedAt: string;
};

export type GuestItems = {
  /** Newest first. */
  items: readonly GuestItem[];
  /** The person was asked and said that these stay here. */
  staysHere: boolean;
  /** A later release wrote the entry: this one cannot read it and must not write over it. */
  isNewer: boolean;
};

/** As the entry is stored. */
export type StoredGuestItems = { schema: number; items: readonly GuestItem[]; staysHere?: true };

export const guestItemLimits = { items: 60, characters: 60_000 } as const;

const schemaVersion = 1;

/** Null for what is no such entry; items of an unknown shape are left out. */
export function readGuestItems(stored: unknown): GuestItems | null {
  if (!isRecord(stored)) return null;
  if (typeof stored.schema === 'number' && stored.schema > schemaVersion) {
    return { items: [], staysHere: true, isNewer: true };
  }
  const items = Array.isArray(stored.items) ? stored.items.filter(isItem) : [];
  return { items, staysHere: stored.staysHere === true, isNewer: false };
}

export function storedGuestItems(
  items: readonly GuestItem[],
  staysHere: boolean,
): StoredGuestItems {
  return { schema: schemaVersion, items, ...(staysHere ? { staysHere } : {}) };
}

function isItem(value: unknown): value is GuestItem {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.kind === 'string' &&
    typeof value.version === 'number' &&
    isRecord(value.data) &&
    typeof value.updatedAt === 'string' &&
    !Number.isNaN(Date.parse(value.updatedAt))
  );
}
