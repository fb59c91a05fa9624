import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The in-memory store. Its public API is a patched Admin SDK in one process; we serve many processes, so we import
 * its internal modules. The version is pinned, and the contract tests fail when one of them moves.
 */
const require = createRequire(import.meta.url);
const root = dirname(require.resolve('@firebase-bridge/firestore-admin'));
const load = (path) => require(join(root, 'lib', '_internal', path));

export const { FirestoreMock } = require('@firebase-bridge/firestore-admin');
export const { WriteMode } = load('data-accessor.js');
export const { GapicContext } = load('mock-gapic-client/gapic-context.js');
export const { QueryBuilder } = load('mock-gapic-client/utils/query-builder.js');
export const { transformWrites } = load('mock-gapic-client/utils/convert.js');
export const { getComparable } = load('mock-gapic-client/utils/compare-values.js');
