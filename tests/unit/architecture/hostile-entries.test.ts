import { hostileCases } from '../../hostile/cases';
import { findEntries, findFileReaders } from '../../hostile/entries';

test('each entry for text from outside has a hostile case, and each case has its entry', () => {
  expect(Object.keys(hostileCases).sort()).toEqual(findEntries());
});

test('a file that somebody chose is read in these places, each of which cuts it by bytes first', () => {
  expect(findFileReaders()).toEqual([
    'app/api/enquiries/route.ts',
    'lib/dashboard/server/actions.ts',
    'lib/market-files/read-in-worker.ts',
  ]);
});
