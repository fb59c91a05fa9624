import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import type { Company } from '@/lib/picks/domain/company/company';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import type { UniverseIdentity } from '@/lib/picks/domain/company/universe';
import { universeIdentitySchema } from '@/lib/picks/domain/record/record-chain';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { ShareClose } from './feeds';

/** In Cloud Storage: what the site screens. Replaced as a whole, so that no page ever reads half an import. */
export const universePath = 'picks/universe.json.gz';

/** 5,000 companies of ten years are 30 MB. */
const mostUniverseBytes = 200 * 1024 * 1024;

export type StoredUniverse = {
  identity: UniverseIdentity;
  companies: readonly Company[];
  actions: readonly CorporateAction[];
};

/** The companies and actions were checked by the readers of the import and are not checked again. */
const universeSchema = z.object({
  version: z.literal(1),
  identity: universeIdentitySchema,
  companies: z.custom<Company[]>(Array.isArray),
  actions: z.custom<CorporateAction[]>(Array.isArray),
});

export function writeUniverseFile({
  identity,
  companies,
  actions,
}: StoredUniverse): Promise<Buffer> {
  return gzipJson({ version: 1, identity, companies, actions });
}

/** @throws where the file is damaged or of another version. */
export async function readUniverseFile(bytes: Uint8Array): Promise<StoredUniverse> {
  const { identity, companies, actions } = universeSchema.parse(
    await gunzipJson(bytes, mostUniverseBytes),
  );
  return { identity, companies, actions };
}

export type ClosesOfDay = { date: IsoDate; closes: readonly ShareClose[] };

/** 2,600 shares are 80 KB. */
const mostClosesBytes = 8 * 1024 * 1024;

const closesSchema = z.object({
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
  const { date, closes } = closesSchema.parse(await gunzipJson(bytes, mostClosesBytes));
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
