import { z } from 'zod';
import { outletIds } from './outlet';
import { readReadingList, type ReadingListChange } from './reading-list';

const id = z.string().regex(/^[a-z0-9]{1,16}$/);
const outlet = z.enum(outletIds);
const word = z.string().max(200);

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['mute-word', 'unmute-word']), word }),
  z.object({ kind: z.enum(['mute-outlet', 'unmute-outlet']), outlet }),
  z.object({ kind: z.enum(['drop', 'mark-read', 'mark-unread']), id }),
  z.object({ kind: z.literal('save'), headline: z.unknown() }),
]);

/** A change as a browser sent it; null for anything else. */
export function readChange(value: unknown): ReadingListChange | null {
  const read = changeSchema.safeParse(value);
  if (!read.success) return null;
  if (read.data.kind !== 'save') return read.data;
  const [headline] = readReadingList({ later: [read.data.headline] }).later;
  return headline ? { kind: 'save', headline } : null;
}
