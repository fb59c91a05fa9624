import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { errorCode } from '@/lib/errors';
import { dayOfFile } from '@/lib/gzip-json';
import { withTimeout } from '@/lib/timeout';
import { storageBucket } from './admin';

const timeoutMs = 15_000;

/** A file of Cloud Storage; null where there is none. @throws where Storage does not answer */
export async function readStoredFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await withTimeout(storageBucket().file(path).download(), timeoutMs);
    return bytes;
  } catch (error) {
    if (errorCode(error) === 404) return null;
    throw error;
  }
}

/**
 * Replaces a compressed file whole or not at all.
 * @param generation of the version that is replaced: @throws with the code 412 where the file has another one
 */
export async function writeStoredFile(
  path: string,
  bytes: Buffer,
  generation?: string,
): Promise<void> {
  const saved = storageBucket()
    .file(path)
    .save(bytes, {
      contentType: 'application/gzip',
      resumable: false,
      preconditionOpts: generation === undefined ? undefined : { ifGenerationMatch: generation },
    });
  await withTimeout(saved, timeoutMs);
}

/** Deletes a file, which may be gone already. */
export async function deleteStoredFile(path: string): Promise<void> {
  await storageBucket().file(path).delete({ ignoreNotFound: true });
}

/** The number that Cloud Storage gives each version of a file; 0 where there is no such file. */
export async function generationOf(path: string): Promise<string> {
  try {
    const [{ generation }] = await withTimeout(storageBucket().file(path).getMetadata(), timeoutMs);
    return String(generation);
  } catch (error) {
    if (errorCode(error) === 404) return '0';
    throw error;
  }
}

/** The files whose paths begin so, each with its generation. */
export async function storedFiles(prefix: string): Promise<{ name: string; generation: string }[]> {
  const [files] = await withTimeout(storageBucket().getFiles({ prefix }), timeoutMs);
  return files.map(({ name, metadata }) => ({ name, generation: String(metadata.generation) }));
}

/** The days after which files of a folder are named, oldest first. @param folder with a slash at its end */
export async function storedDays(folder: string): Promise<IsoDate[]> {
  const files = await storedFiles(folder);
  return files.flatMap(({ name }) => dayOfFile(name) ?? []).sort();
}
