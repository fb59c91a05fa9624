import { firestore } from '@/lib/firebase/admin';
import { FirestoreMock } from '@/scripts/local-firebase/firestore-mock';

/** A database in memory, empty before each test of a file. The file mocks `firestore` of lib/firebase/admin itself. */
export function firestoreInMemory() {
  const environment = new FirestoreMock();
  const database = environment.createDatabase().firestore();
  beforeEach(() => {
    jest.mocked(firestore).mockReset().mockReturnValue(database);
  });
  afterEach(() => environment.resetAll());
  return database;
}
