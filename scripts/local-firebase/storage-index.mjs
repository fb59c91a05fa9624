import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './disk.mjs';
import { StoredFile, StoredFileMetadata } from './firebase-tools.mjs';

/**
 * The emulator stores bytes on disk and everything else in memory; this index saves the rest. A blob is
 * removed only after an index without it is written, so that no moment exists in which the index on disk
 * names a blob that is gone.
 * @returns a function that writes the index when it changed.
 */
export function keepFilesOnDisk(emulator, indexPath, blobDirectory) {
  const { _files: files, _persistence: persistence } = emulator;
  const doomed = [];
  let saved = '';
  if (existsSync(indexPath)) {
    saved = readFileSync(indexPath, 'utf8');
    restore(emulator, JSON.parse(saved));
  }
  removeOrphans(persistence, blobDirectory);

  persistence.deleteFile = (name, failSilently = false) => {
    if (!persistence._diskPathMap.has(name)) {
      if (failSilently) return;
      throw new Error(`The file "${name}" does not exist.`);
    }
    doomed.push(persistence.getDiskPath(name));
    persistence._diskPathMap.delete(name);
  };

  return () => {
    const text = JSON.stringify({
      buckets: [...emulator._buckets.keys()],
      files: [...files].map(([path, file]) => ({
        path,
        blob: persistence.getDiskFileName(path),
        metadata: StoredFileMetadata.toJSON(file.metadata),
      })),
    });
    if (text !== saved) writeAtomically(indexPath, text);
    saved = text;
    for (const blob of doomed.splice(0)) rmSync(blob, { force: true });
  };
}

function restore(emulator, { buckets, files }) {
  for (const id of buckets) emulator.adminStorageLayer.createBucket(id);
  for (const { path, blob, metadata } of files) {
    emulator._persistence._diskPathMap.set(path, blob);
    const restored = StoredFileMetadata.fromJSON(metadata, emulator._cloudFunctions);
    emulator._files.set(path, new StoredFile(restored));
  }
}

/** Bytes of uploads that were never confirmed. */
function removeOrphans(persistence, blobDirectory) {
  const known = new Set(persistence._diskPathMap.values());
  for (const blob of readdirSync(blobDirectory)) {
    if (!known.has(blob)) rmSync(join(blobDirectory, blob), { force: true });
  }
}
