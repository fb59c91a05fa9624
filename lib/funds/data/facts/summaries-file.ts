import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { StoredSummaries } from '@/lib/funds/domain/facts/scheme-summaries';

/** Some 2,000 documents with two texts of up to 300 characters. */
const maxBytes = 16 * 1024 * 1024;

const day = isoDateSchema.nullable();
const id = z.int().positive();
const text = z.string().nullable();

const fileSchema = z.object({
  version: z.literal(1),
  housesListedOn: day,
  houses: z.array(z.object({ id, listedOn: day })),
  summaries: z.array(
    z.object({
      ...{ id, house: id, askedOn: day, readOn: day, exitLoad: text, minimumSip: text },
      isins: z.array(z.string()),
    }),
  ),
});

export async function writeSummariesFile(stored: StoredSummaries): Promise<Buffer> {
  return gzipJson({ version: 1, ...stored });
}

/** @throws for a damaged file, or one of another release. */
export async function readSummariesFile(bytes: Buffer): Promise<StoredSummaries> {
  const { version: _, ...stored } = fileSchema.parse(await gunzipJson(bytes, maxBytes));
  return stored;
}
