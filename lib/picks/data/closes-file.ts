import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import type { ShareClose } from './closes-payload';

export type ClosesOfDay = { date: IsoDate; closes: readonly ShareClose[] };

/** 2,600 shares are 80 KB. */
const mostBytes = 8 * 1024 * 1024;

const schema = z.object({
  version: z.literal(1),
  date: isoDateSchema,
  /** By ISIN: the close in rupees, and the crore that changed hands. */
  closes: z.record(
    z.string().regex(/^IN[A-Z0-9]{10}$/),
    z.tuple([z.number().positive(), z.number().min(0).nullable()]),
  ),
});

export function writeClosesFile({ date, closes }: ClosesOfDay): Promise<Buffer> {
  const byIsin = Object.fromEntries(
    closes.map(({ isin, closeRupees, tradedCrore }) => [
      isin,
      [closeRupees, tradedCrore === null ? null : Number(tradedCrore.toFixed(4))],
    ]),
  );
  return gzipJson({ version: 1, date, closes: byIsin });
}

/** @throws where the file is damaged, or of another day or version. */
export async function readClosesFile(bytes: Uint8Array, day: IsoDate): Promise<ClosesOfDay> {
  const { date, closes } = schema.parse(await gunzipJson(bytes, mostBytes));
  if (date !== day) throw new Error(`Closes of ${date} in the file of ${day}`);
  return {
    date,
    closes: Object.entries(closes).map(([isin, [closeRupees, tradedCrore]]) => ({
      isin,
      closeRupees,
      tradedCrore,
    })),
  };
}
