import 'server-only';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser, requireUserForAction, type Member } from '@/lib/auth/server/session';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import type { LimitKind } from '@/lib/limits/limit-kind';
import { takeToken } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import type { SaveProblem } from './save-problem';
import { newToAccount } from './guest-items';
import { newSavedItemSchema, savedLimits, type NewSavedItem, type SavedItem } from './saved-item';

type SavedItems = ReturnType<typeof savedItemsOf>;

/** The signed-in member's items; never those of a uid from the request. */
export async function listMySavedItems(): Promise<Result<SavedItem[], AccountProblem>> {
  return listOf(await findUser());
}

/** As `listMySavedItems`, for an action or a route handler that has verified the session. */
export async function listSavedItemsOf(
  member: Pick<Member, 'uid'>,
): Promise<Result<SavedItem[], AccountProblem>> {
  return listOf(success(member));
}

/** As `listMySavedItems`, of one kind alone. */
export async function listMySavedItemsOfKind(
  kind: SavedItem['kind'],
): Promise<Result<SavedItem[], AccountProblem>> {
  return onSavedItemsOf(await findUser(), async (savedItems) =>
    success(await savedItems.listOfKind(kind)),
  );
}

function listOf(
  user: Result<Pick<Member, 'uid'>, AccountProblem>,
): Promise<Result<SavedItem[], AccountProblem>> {
  return onSavedItemsOf(user, async (savedItems) => success(await savedItems.list()));
}

declare const permitted: unique symbol;

/** A member who may save now. Only `requireSaver` and `saverOf` make one. */
export type Saver = { uid: string; [permitted]: true };

/**
 * Asks for a session and a token of a rate limit, before an action reads what it was sent. What comes back is handed
 * to the writes of that action, so that the session is verified once and one token is taken.
 */
export async function requireSaver(
  kind: LimitKind,
): Promise<Result<Saver, AccountProblem | 'too-many'>> {
  const user = await requireUserForAction();
  if (!user.ok) return user;
  const token = await takeToken(kind, { uid: user.value.uid, address: null });
  return token.ok ? success(saverOf(user.value)) : failure('too-many');
}

/** For an action that has already verified the session and taken a rate-limit token. */
export function saverOf({ uid }: Pick<Member, 'uid'>): Saver {
  return { uid } as Saver;
}

/** @param dataAfter the data of the item where it replaces one, in the same transaction */
export async function putMySavedItem(
  saver: Saver,
  item: NewSavedItem,
  dataAfter?: DataAfter,
): Promise<Result<null, SaveProblem>> {
  return onSavedItemsOf(success(saver), (savedItems) =>
    savedItems.put(item, new Date(), dataAfter),
  );
}

export async function removeMySavedItem(
  saver: Saver,
  id: string,
): Promise<Result<null, AccountProblem>> {
  return onSavedItemsOf(success(saver), async (savedItems) => {
    await savedItems.remove(id);
    return success(null);
  });
}

/** Merges items that a browser saved into the signed-in member's; one transaction, so all of them or none. */
export async function mergeIntoMySavedItems(
  saver: Saver,
  items: readonly SavedItem[],
): Promise<Result<null, SaveProblem>> {
  return onSavedItemsOf(success(saver), (savedItems) => savedItems.merge(items));
}

type DataAfter = (before: SavedItem) => NewSavedItem['data'];

/** What a change makes of a person's items of one kind. */
export type ItemChange = { put: readonly NewSavedItem[]; removeIds: readonly string[] };

/**
 * Reads the member's items of one kind and writes what `change` makes of them, in one transaction: what two devices
 * change at once is changed one after the other. `change` is called again where another device was first.
 */
export async function changeMySavedItems<Problem extends string>(
  saver: Saver,
  kind: SavedItem['kind'],
  change: (items: readonly SavedItem[]) => Result<ItemChange, Problem>,
): Promise<Result<null, Problem | SaveProblem>> {
  return onSavedItemsOf<null, Problem | SaveProblem>(success(saver), (savedItems) =>
    savedItems.change(kind, change, new Date()),
  );
}

async function onSavedItemsOf<Value, Problem extends string>(
  user: Result<Pick<Member, 'uid'>, AccountProblem>,
  act: (savedItems: SavedItems) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | AccountProblem>> {
  if (!user.ok) return user;
  return withFallback('The saved items could not be reached', failure('unavailable'), () =>
    act(savedItemsOf(firestore(), user.value.uid)),
  );
}

/** One person's saved items: users/{uid}/saved/{uuid}. */
function savedItemsOf(db: Firestore, uid: string) {
  const items = db.collection('users').doc(uid).collection('saved');
  const ofKind = (kind: SavedItem['kind']) =>
    items.where('kind', '==', kind).limit(savedLimits.itemsPerPerson);

  return {
    /** Newest first. An entry that no longer has the shape of an item is left out and logged. */
    async list(): Promise<SavedItem[]> {
      const { docs } = await items
        .orderBy('updatedAt', 'desc')
        .limit(savedLimits.itemsPerPerson)
        .get();
      return docs.flatMap((document) => itemOf(document) ?? []);
    },

    /** In no order: an order would need an index of its own. */
    async listOfKind(kind: SavedItem['kind']): Promise<SavedItem[]> {
      const { docs } = await ofKind(kind).get();
      return docs.flatMap((document) => itemOf(document) ?? []);
    },

    /**
     * Creates an item or replaces one of the same kind. The count and the write are one transaction, so that the limit
     * holds in a race.
     */
    async put(
      item: NewSavedItem,
      now: Date,
      dataAfter?: DataAfter,
    ): Promise<Result<null, SaveProblem>> {
      const checked = newSavedItemSchema.safeParse(item);
      if (!checked.success) return failure('invalid');
      const { id, ...fields } = checked.data;
      return db.runTransaction(async (transaction) => {
        const before = await transaction.get(items.doc(id));
        // An id can come from an address, and a link must not replace something else that the member saved.
        if (before.exists && before.get('kind') !== fields.kind) return failure('invalid');
        if (!before.exists) {
          const known = await transaction.get(items.limit(savedLimits.itemsPerPerson).count());
          if (known.data().count >= savedLimits.itemsPerPerson) return failure('full');
        }
        const replaced = before.exists && dataAfter ? itemOf(before) : null;
        const data = replaced && dataAfter ? dataAfter(replaced) : fields.data;
        transaction.set(items.doc(id), { ...fields, data, updatedAt: Timestamp.fromDate(now) });
        return success(null);
      });
    },

    async merge(brought: readonly SavedItem[]): Promise<Result<null, SaveProblem>> {
      if (!z.array(newSavedItemSchema).safeParse(brought).success) return failure('invalid');
      return db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(items.limit(savedLimits.itemsPerPerson));
        const account = docs.flatMap((document) => itemOf(document) ?? []);
        const added = newToAccount(brought, account);
        const known = new Set(docs.map(({ id }) => id));
        const count = known.size + added.filter(({ id }) => !known.has(id)).length;
        if (count > savedLimits.itemsPerPerson) return failure('full');
        for (const { id, updatedAt, ...fields } of added) {
          transaction.set(items.doc(id), { ...fields, updatedAt: Timestamp.fromDate(updatedAt) });
        }
        return success(null);
      });
    },

    /** All of a change or nothing: half a list would be worse than none. */
    async change<Problem extends string>(
      kind: SavedItem['kind'],
      change: (items: readonly SavedItem[]) => Result<ItemChange, Problem>,
      now: Date,
    ): Promise<Result<null, Problem | SaveProblem>> {
      return db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(ofKind(kind));
        const changed = change(docs.flatMap((document) => itemOf(document) ?? []));
        if (!changed.ok) return changed;
        const checked = z.array(newSavedItemSchema).safeParse(changed.value.put);
        if (!checked.success) return failure('invalid');
        const known = new Set(docs.map(({ id }) => id));
        const removed = changed.value.removeIds.filter((id) => known.has(id));
        const added = checked.data.filter(({ id }) => !known.has(id)).length - removed.length;
        if (added > 0) {
          const count = await transaction.get(items.limit(savedLimits.itemsPerPerson).count());
          if (count.data().count + added > savedLimits.itemsPerPerson) return failure('full');
        }
        for (const id of removed) transaction.delete(items.doc(id));
        for (const { id, ...fields } of checked.data) {
          transaction.set(items.doc(id), { ...fields, updatedAt: Timestamp.fromDate(now) });
        }
        return success(null);
      });
    },

    /** Removing an item that does not exist succeeds. */
    async remove(id: string): Promise<void> {
      if (!newSavedItemSchema.shape.id.safeParse(id).success) return;
      await items.doc(id).delete();
    },
  };
}

function itemOf(document: DocumentSnapshot): SavedItem | null {
  const fields = document.data() ?? {};
  const checked = newSavedItemSchema.safeParse({ ...fields, id: document.id });
  if (!checked.success || !(fields.updatedAt instanceof Timestamp)) {
    console.error(`Saved item ${document.id} has no known shape`);
    return null;
  }
  return { ...checked.data, updatedAt: fields.updatedAt.toDate() };
}
