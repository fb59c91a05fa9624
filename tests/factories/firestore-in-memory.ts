import type { Firestore } from 'firebase-admin/firestore';
import { FirestoreMock } from '@/scripts/local-firebase/firestore-mock';

/**
 * A database in memory that is empty for each test. Call it once, at the top of a test file.
 * @param open the mocked `firestore` of lib/firebase/admin, which then opens this database in each test.
 */
export function firestoreInMemory(open?: jest.MockedFunction<() => Firestore>): Firestore {
  const environment = new FirestoreMock();
  const db = environment.createDatabase().firestore();
  beforeEach(() => void open?.mockReset().mockReturnValue(db));
  afterEach(() => environment.resetAll());
  return db;
}

/** For the mocked `firestore`: a database that does not answer. The words of its error are for no answer and no log. */
export function databaseIsDown(): never {
  throw new Error('secret of the database');
}
