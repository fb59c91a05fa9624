import { z } from 'zod';
import type { Reading } from '@/lib/sources/feed';
import { readRows } from '@/lib/sources/read-rows';

/** /coins/markets of one category: only which coins belong to it is read; their figures come with the market. */
export const categoryMembersPayloadSchema = z.array(z.unknown()).max(250);

/** No object of fields: the format of these rows is that of the market list, which reports it. */
const idSchema = z.preprocess(
  (row) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : null),
  z.string().min(1).max(120),
);

export function readCategoryMembers(
  list: z.infer<typeof categoryMembersPayloadSchema>,
): Reading<readonly string[]> {
  const { rows, report } = readRows(list, idSchema, { keyOf: (id) => id });
  return { data: rows, asOf: null, report };
}
