import { isRecord } from '@/lib/fields-of';
import { compareTexts } from '@/lib/text/compare-texts';

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
  /** The member (`ownerOf`) who typed it after the session had ended; only this member sees it. Absent for a guest's. */
  owner?: string;
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

/** Null for any other value; items of an unknown shape are left out. */
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
    (value.owner === undefined || typeof value.owner === 'string') &&
    typeof value.updatedAt === 'string' &&
    !Number.isNaN(Date.parse(value.updatedAt))
  );
}

type Item = { id: string; kind: string; data: unknown };
type DatedItem = Item & { updatedAt: Date };

/** Kinds in which two items with the same content are duplicates. Two equal purchases are not. */
const kindsWithoutDuplicates = ['watchlist', 'sip-plan'];

/**
 * The items of a browser's copy that are new to an account: by id the newest wins, and duplicates are not added
 * again. Merging again, also from a second tab at the same moment, adds nothing.
 */
export function newToAccount<New extends DatedItem>(
  brought: readonly New[],
  account: readonly DatedItem[],
): New[] {
  const byId = new Map(account.map((item) => [item.id, item]));
  const newer = brought.filter(
    ({ id, updatedAt }) => (byId.get(id)?.updatedAt ?? updatedAt) < updatedAt,
  );
  const after = new Map([...account, ...newer].map((item) => [item.id, item]));
  const said = new Set([...after.values()].flatMap((item) => sayingOf(item) ?? []));
  const added = brought.filter((item) => {
    if (byId.has(item.id)) return false;
    const saying = sayingOf(item);
    const isNew = saying === null || !said.has(saying);
    if (saying !== null) said.add(saying);
    return isNew;
  });
  return [...newer, ...added];
}

function sayingOf({ kind, data }: Item): string | null {
  return kindsWithoutDuplicates.includes(kind)
    ? `${kind} ${inOrder(without(kind === 'watchlist' ? 'name' : 'startsOn', data))}`
    : null;
}

/**
 * A browser also saves the name of a guest's watched item, and an account the day on which a plan began: neither makes it
 * another item.
 */
function without(field: string, data: unknown): unknown {
  return typeof data === 'object' && data !== null ? { ...data, [field]: undefined } : data;
}

/** The database gives the fields of an object in an order of its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => compareTexts(one, other)))
      : part,
  );
}
