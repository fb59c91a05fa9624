import { z } from 'zod';
import type { Reading } from '@/lib/sources/feed';

/** /coins/markets of one category: only which coins belong to it is kept; their figures come with the market. */
export const categoryMembersPayloadSchema = z
  .array(z.object({ id: z.string().min(1).max(120) }))
  .max(250);

export function readCategoryMembers(
  rows: z.infer<typeof categoryMembersPayloadSchema>,
): Reading<readonly string[]> {
  return { data: rows.map(({ id }) => id), asOf: null };
}
