import 'server-only';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { errorCode } from '@/lib/errors';
import { firestore, adminAuth } from '@/lib/firebase/admin';
import { readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';

const pageSize = 100;

/** Every document of users/{uid}/{name} and below it, each with its path under the person. */
export function exportTree(uid: string, name: string): Promise<PlainFields[]> {
  return readTree(userOf(uid).collection(name), userOf(uid).path);
}

/**
 * What `exportTree` reads, without a question about each document: no collection that the code names has another one
 * below its documents (tests/unit/lib/policies/data-inventory.test.ts).
 */
export async function readCollection(uid: string, name: string): Promise<PlainFields[]> {
  const user = userOf(uid);
  const documents = await readAll(user.collection(name));
  return documents.map((document) => fieldsWithPath(document.ref, document.data(), user.path));
}

export async function eraseTree(uid: string, name: string): Promise<void> {
  await eraseCollection(userOf(uid).collection(name));
}

/** The profile itself, and what lies under it in collections that `named` does not hold. */
export async function exportProfile(uid: string, named: readonly string[]): Promise<PlainFields[]> {
  const user = userOf(uid);
  const profile = (await user.get()).data();
  const others = (await user.listCollections()).filter(({ id }) => !named.includes(id));
  const rest = await Promise.all(others.map((collection) => readTree(collection, user.path)));
  return [...(profile ? [plainFields(profile)] : []), ...rest.flat()];
}

/** The profile and everything else below it. */
export async function eraseProfile(uid: string): Promise<void> {
  await eraseDocument(userOf(uid));
}

function userOf(uid: string): DocumentReference {
  return firestore().collection('users').doc(uid);
}

async function readTree(collection: CollectionReference, root: string): Promise<PlainFields[]> {
  const found: PlainFields[] = [];
  for (const references of await pagesOfReferences(collection)) {
    const documents = await firestore().getAll(...references);
    const below = await Promise.all(references.map((reference) => reference.listCollections()));
    for (const [index, document] of documents.entries()) {
      const fields = document.data();
      if (fields) found.push(fieldsWithPath(document.ref, fields, root));
      for (const inner of below[index] ?? []) found.push(...(await readTree(inner, root)));
    }
  }
  return found;
}

function fieldsWithPath({ path }: DocumentReference, fields: object, root: string): PlainFields {
  return { path: path.slice(root.length + 1), ...plainFields(fields) };
}

/** Deletes the documents below first, so that the next attempt finds them after a failure half-way. */
async function eraseDocument(document: DocumentReference): Promise<void> {
  for (const below of await document.listCollections()) await eraseCollection(below);
  await document.delete();
}

async function eraseCollection(collection: CollectionReference): Promise<void> {
  for (const references of await pagesOfReferences(collection)) {
    const below = await Promise.all(references.map((reference) => reference.listCollections()));
    for (const inner of below.flat()) await eraseCollection(inner);
    const batch = firestore().batch();
    for (const reference of references) batch.delete(reference);
    await batch.commit();
  }
}

/**
 * A document that was never written can have documents below it: listDocuments names it too. It gives names alone, so
 * that they fit in memory; the documents below a page of names are asked for together, since one answer takes as long
 * as all.
 */
async function pagesOfReferences(collection: CollectionReference): Promise<DocumentReference[][]> {
  const references = await collection.listDocuments();
  return Array.from({ length: Math.ceil(references.length / pageSize) }, (_, page) =>
    references.slice(page * pageSize, (page + 1) * pageSize),
  );
}

/** What Firebase Authentication stores of a person, without the password, which cannot be read. */
export async function exportSignInRecord(uid: string): Promise<PlainFields[]> {
  try {
    const { email, emailVerified, displayName, metadata, providerData } =
      await adminAuth().getUser(uid);
    return [
      {
        email: email ?? null,
        isEmailVerified: emailVerified,
        displayName: displayName ?? null,
        providers: providerData.map(({ providerId }) => providerId),
        signedUpAt: isoOf(metadata.creationTime),
        lastSignInAt: isoOf(metadata.lastSignInTime),
      },
    ];
  } catch (error) {
    if (isUnknownUser(error)) return [];
    throw error;
  }
}

export async function eraseSignInRecord(uid: string): Promise<void> {
  try {
    await adminAuth().deleteUser(uid);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

function isoOf(moment: string | null): string | null {
  return moment ? new Date(moment).toISOString() : null;
}

function isUnknownUser(error: unknown): boolean {
  return errorCode(error) === 'auth/user-not-found';
}
