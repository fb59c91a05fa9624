import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Jest makes an AsyncLocalStorage for each file of tests and never disables it. Before Node 24 each promise of the process
 * carries all of them, so that a worker gets slower with every file. Those of the files before are disabled here; one that
 * is used again enables itself. The class is Node's own, the same for all files of a worker.
 */
type Storage = AsyncLocalStorage<unknown>;
const shared: typeof AsyncLocalStorage & { usedByTests?: Set<Storage> } = AsyncLocalStorage;

if (shared.usedByTests) {
  for (const storage of shared.usedByTests) storage.disable();
  shared.usedByTests.clear();
} else {
  const used = new Set<Storage>();
  shared.usedByTests = used;
  const run = AsyncLocalStorage.prototype.run;
  AsyncLocalStorage.prototype.run = function runAndRemember(
    this: Storage,
    ...parameters: Parameters<typeof run>
  ) {
    used.add(this);
    return run.apply(this, parameters);
  } as typeof run;
}
