import { unzipSync } from 'fflate';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';

/**
 * The entries of a zip whose names are wanted. fflate inflates an entry into a buffer of the size that the table of
 * contents declares and never beyond it, so that the sum of these sizes, checked before anything is inflated, bounds
 * the memory of a zip bomb.
 */
export function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadOr<ReadonlyMap<string, Uint8Array>> {
  let entries = 0;
  let inflated = 0;
  let problem: 'too-many-entries' | 'inflates-too-much' | null = null;
  const names = new Set<string>();
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > fileLimits.zipEntries) problem ??= 'too-many-entries';
        if (problem || names.has(name) || name.endsWith('/') || !isWanted(name)) return false;
        inflated += originalSize;
        if (inflated > fileLimits.inflatedBytes) problem = 'inflates-too-much';
        if (problem) return false;
        names.add(name);
        return true;
      },
    });
    if (problem) return refuse(problem);
    return { ok: true, value: new Map(Object.entries(found)) };
  } catch {
    return refuse('damaged');
  }
}
