import { getComparable, QueryBuilder } from './bridge.mjs';
import { wireTime } from './database.mjs';

/** What a query may see, as a lock: a transaction that asked is told about nothing that came later. */
export function queryKey(database, { parent, structuredQuery, structuredAggregationQuery }) {
  const query = structuredQuery ?? structuredAggregationQuery.structuredQuery;
  const { collectionId, allDescendants } = query.from?.[0] ?? {};
  const prefix = database.path(parent);
  const start = prefix === '' ? '' : `${prefix}/`;
  return {
    covers(path) {
      if (!path.startsWith(start)) return false;
      const collections = path
        .slice(start.length)
        .split('/')
        .filter((_, index) => index % 2 === 0);
      const own = collections.at(-1);
      return (
        (allDescendants || collections.length === 1) && (!collectionId || own === collectionId)
      );
    },
  };
}

/** @returns the answers of RunQuery, in order. */
export function runQuery(database, request) {
  const readTime = wireTime(database.now());
  const builder = QueryBuilder.fromQuery(database.context, request);
  const documents = execute(database, builder, request.structuredQuery);
  if (documents.length === 0) return [{ readTime }];
  return documents.map((meta) => ({
    document: database.context.serializeDoc(meta, builder.fieldMask),
    readTime,
  }));
}

/** @returns the one answer of RunAggregationQuery. */
export function runAggregation(database, request) {
  const { structuredQuery } = request.structuredAggregationQuery;
  const builder = QueryBuilder.fromAggregationQuery(database.context, request);
  const answers = [];
  builder.encoder({
    context: database.context,
    stream: { push: (answer) => answers.push(answer) },
    docs: execute(database, builder, structuredQuery),
    readTime: database.now(),
  });
  return answers;
}

/** A query sees only documents that have every field it orders by; the store would put the others last. */
function execute(database, builder, { orderBy = [] }) {
  const fields = orderBy.map((order) => order.field.fieldPath);
  const where = builder.wherePredicate;
  builder.wherePredicate = (meta) =>
    where(meta) &&
    fields.every((field) => getComparable(database.context, meta, field) !== undefined);
  return builder.run(database.context, builder.readTime);
}
