import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const pageSize = 200;

/** The documents of a query, a page at a time. What is added or deleted meanwhile breaks nothing. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let from = query; ;) {
    const { docs } = await from.limit(pageSize).get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    from = query.startAfter(last);
  }
}

/** All documents of a query. The caller knows that they are few. */
export async function readAll(query: Query): Promise<QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for await (const docs of pagesOf(query)) all.push(...docs);
  return all;
}

/** Deletes the documents of a query; again, also after a failure half-way. */
export async function deleteAll(query: Query): Promise<void> {
  for await (const docs of pagesOf(query)) {
    const batch = query.firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
