/** Firestore in the memory of a unit test. It stands here because its package is installed in this folder. */
export { FirestoreMock } from '@firebase-bridge/firestore-admin';
