import { setTimeoutHandler } from '@google-cloud/firestore/build/src/backoff';

/** Firestore in the memory of a unit test. It stands here because its package is installed in this folder. */
export { FirestoreMock } from '@firebase-bridge/firestore-admin';

// A transaction that conflicts with another one is tried again after seconds; in memory a twentieth of that is enough.
setTimeoutHandler((run, ms) => setTimeout(run, ms / 20));
