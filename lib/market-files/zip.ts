import { unzipSync } from 'fflate';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';

/** What a zip may cost: entries of its table of contents, and bytes of the wanted ones after decompression. */
type ZipLimits = { zipEntries: number; inflatedBytes: number };

/**
 * The entries of a zip whose names are wanted. fflate inflates an entry into a buffer of the size that the table of
 * contents declares and never beyond it, so that the sum of these sizes, checked before anything is inflated, bounds
 * the memory of a zip bomb.
 */
export function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits = fileLimits,
): ReadOr<ReadonlyMap<string, Uint8Array>> {
  let entries = 0;
  let inflated = 0;
  let problem: 'too-many-entries' | 'inflates-too-much' | null = null;
  const names = new Set<string>();
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > limits.zipEntries) problem ??= 'too-many-entries';
        if (problem || names.has(name) || name.endsWith('/') || !isWanted(name)) return false;
        inflated += originalSize;
        if (inflated > limits.inflatedBytes) problem = 'inflates-too-much';
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
