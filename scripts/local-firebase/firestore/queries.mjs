import { getComparable, QueryBuilder } from './bridge.mjs';
import { wireTime } from './database.mjs';

/** The range of a query as a lock: a transaction that ran a query sees no later documents. */
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

/**
 * Two rules of Firestore that the store does not know: a query sees only documents that have every field
 * it orders by, and `!=` and `not-in` never match null.
 */
function execute(database, builder, { orderBy = [], where: filter }) {
  const value = (meta, field) => getComparable(database.context, meta, field);
  const ordered = orderBy.map((order) => order.field.fieldPath);
  const notNull = conjuncts(filter)
    .filter(({ fieldFilter }) => ['NOT_EQUAL', 'NOT_IN'].includes(fieldFilter?.op))
    .map(({ fieldFilter }) => fieldFilter.field.fieldPath);
  const where = builder.wherePredicate;
  builder.wherePredicate = (meta) =>
    where(meta) &&
    ordered.every((field) => value(meta, field) !== undefined) &&
    notNull.every((field) => value(meta, field) !== null);
  return builder.run(database.context, builder.readTime);
}

/** The conditions that must all hold. */
function conjuncts(filter) {
  if (!filter) return [];
  const { compositeFilter } = filter;
  return compositeFilter?.op === 'AND' ? compositeFilter.filters.flatMap(conjuncts) : [filter];
}
